import { WhyGlyph } from '@/components/drawings/why-glyph'
import { MoreLink, OutsideLink } from '@/components/ui/more-link'
import { site } from '@/content/site'
import { whyPage, type WhyPoint } from '@/content/why-us'

/** The certificate's mark, which leads to the body that issued it. */
function CertificationMark() {
  const { url, name, short_name, body } = site.certification
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-3.5 rounded-field text-sm hover:text-primary"
    >
      <WhyGlyph point="certified" className="shrink-0" />
      <span>
        <span className="block font-semibold">{short_name}</span>
        <span className="block text-muted">
          {name}, {body}
        </span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  )
}

/** One of the six: the claim, what it means, and how to check it. */
export function WhyRow({ point }: { point: WhyPoint }) {
  const { link } = point
  return (
    <article
      aria-labelledby={`${point.id}-title`}
      className="grid grid-cols-1 gap-x-6 gap-y-5 border-b border-hairline py-8 md:grid-cols-2 md:py-10 lg:grid-cols-12 lg:gap-x-8"
    >
      <div className="md:col-span-2 lg:col-span-4 lg:pr-4">
        {point.id === 'certified' ? <CertificationMark /> : <WhyGlyph point={point.id} />}
        <h2 id={`${point.id}-title`} className="mt-4 max-w-[18ch] text-xl">
          {point.title}
        </h2>
      </div>
      <div className="lg:col-span-4">
        <h3 className="font-sans text-sm tracking-normal">{whyPage.practice}</h3>
        <p className="mt-1.5 text-muted">{point.practice}</p>
      </div>
      <div className="lg:col-span-4 lg:pl-4">
        <h3 className="font-sans text-sm tracking-normal">{whyPage.check}</h3>
        <p className="mt-1.5 text-muted">{point.check}</p>
        {link &&
          (link.outside ? (
            <OutsideLink href={link.href} className="mt-3 py-1">
              {link.title}
            </OutsideLink>
          ) : (
            <MoreLink href={link.href} className="mt-3 py-1">
              {link.title}
            </MoreLink>
          ))}
      </div>
    </article>
  )
}
