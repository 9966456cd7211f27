import { ButtonLink } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { LogoMark } from '@/components/ui/logo'
import { WhenTouched } from '@/components/ui/when-seen'
import { hero } from '@/content/hero'

// The prerender has drawn it at its best setting: until somebody takes hold of it there is nothing to compute.
const Denoiser = lazyPart(() => import('@/components/denoiser/denoiser'), 'default')

/** The top of the site: what we do, the two ways in, and a smoother one can try at once. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className="wrap grid items-end gap-x-6 gap-y-4 py-6 md:gap-y-5 md:py-9 lg:grid-cols-12 lg:pt-10">
        <div className="lg:col-span-7">
          <p className="mb-3.5 flex items-center gap-3 text-sm leading-tight font-semibold text-primary md:mb-4.5">
            <LogoMark className="h-auto w-12 shrink-0 md:w-15" />
            {hero.kind}
          </p>
          <h1 id="hero-title" tabIndex={-1} className="max-[22.5rem]:text-2xl">
            {hero.headline[0]} <span className="block text-muted">{hero.headline[1]}</span>
          </h1>
        </div>
        <div className="max-w-xl lg:col-span-5">
          <p className="text-[1.125rem] leading-normal md:text-lg">{hero.tagline}</p>
          <div className="mt-5 flex flex-wrap gap-2 md:gap-3">
            <ButtonLink href="/services" className="max-md:flex-auto max-md:px-3.5">
              {hero.services}
            </ButtonLink>
            <ButtonLink
              href="/demo/overview"
              variant="outline"
              className="max-md:flex-auto max-md:px-3.5"
            >
              {hero.demos}
            </ButtonLink>
          </div>
        </div>
      </div>
      <WhenTouched load={Denoiser.load}>
        <Denoiser />
      </WhenTouched>
    </section>
  )
}
