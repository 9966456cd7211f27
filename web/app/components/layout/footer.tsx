import { Link } from 'wouter'
import { footerNavigation, promise } from '@/content/footer'
import type { NavigationItem } from '@/content/navigation'
import { buildYear, site } from '@/content/site'
import { Brand } from './brand'
import { FooterWave } from './footer-wave'

/** The foot of every page: the noise of the page dies into one line, then where to go next. */
export default function Footer() {
  return (
    <footer className="mt-14 md:mt-28">
      <FooterWave />
      <div className="border-t border-hairline bg-surface pt-8 pb-6 md:pt-10 md:pb-9">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-x-6 gap-y-6 text-sm md:grid-cols-12 md:gap-y-8">
            <div className="col-span-2 max-w-[38ch] text-muted md:col-span-5">
              <Brand />
              <p className="mt-3.5">{site.description}</p>
            </div>
            {footerNavigation.map((column, index) => (
              <FooterColumn key={column.title} {...column} first={index === 0} />
            ))}
          </div>
          <p className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-hairline pt-4.5 text-xs text-muted md:mt-10">
            <span>{promise}</span>
            <span>
              © {buildYear} {site.legal_name}
            </span>
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({
  title,
  items,
  first,
}: {
  title: string
  items: readonly NavigationItem[]
  first: boolean
}) {
  const id = `footer-${title.toLowerCase()}`
  return (
    <nav aria-labelledby={id} className={first ? 'md:col-span-2 md:col-start-7' : 'md:col-span-2'}>
      <p id={id} className="mb-2 font-semibold">
        {title}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <FooterLink {...item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ title, href }: NavigationItem) {
  const look = 'inline-block py-1.5 text-muted transition-colors hover:text-primary md:py-1'
  return (
    <Link href={href} className={look}>
      {title}
    </Link>
  )
}
