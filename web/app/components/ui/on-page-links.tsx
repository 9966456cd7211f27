/** Links to the parts of a long page, under its axis. Left out on a phone, where they would be a page of their own. */
export function OnPageLinks({ links }: { links: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page" className="hidden pt-3.5 text-sm font-medium md:block">
      <ul className="flex flex-wrap gap-x-6 lg:justify-between">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 text-muted hover:text-primary">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
