/** A link of the frame round every page. */
export interface NavigationItem {
  title: string
  href: string
}

/** The five items of the bar, in the specification's order. */
export const mainNavigation = [
  { title: 'Home', href: '/' },
  { title: 'Services', href: '/services' },
  { title: 'Why Us', href: '/why-us' },
  { title: 'Demos', href: '/demo/overview' },
  { title: 'Contact', href: '/contact' },
] as const satisfies readonly NavigationItem[]

/** Whether an item of the bar stands for the page at `path`: Demos for every demo, Services for each of them. */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/'
  const branch = href === '/demo/overview' ? '/demo' : href
  return path === branch || path.startsWith(`${branch}/`)
}

/** The words of the frame that are no links. */
export const frame = {
  skip: 'Skip to content',
  menu: 'Menu',
  find: 'Find (Ctrl K)',
  navigation: 'Main',
  theme: {
    unknown: 'Switch the theme',
    light: 'Switch to the dark theme',
    dark: 'Switch to the light theme',
  },
} as const

/** The screen shown when a page crashes or its code does not arrive. The title is the specification's. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  happened: 'This page could not be shown. Nothing you sent is lost.',
  next: 'The connection may have failed, or the site was updated. Loading it again should help.',
  reload: 'Load the page again',
  home: 'Go to the home page',
  write: 'If it happens again, tell us:',
} as const

/** What stands in for one part of a page that crashed or whose code did not arrive. */
export const partScreen = {
  happened: 'This part could not be loaded. The rest of the page works.',
  again: 'Try again',
} as const
