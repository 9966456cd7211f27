import { mainNavigation } from './navigation'

/** The words of the page for addresses that lead nowhere. */
export const notFoundWords = {
  title: 'Page not found',
  lead: 'There is nothing at this address. It may have moved, or the address may have a typo in it.',
  nearest: 'Did you mean',
  pages: 'Where you can go',
  services: 'What we do',
} as const

/** The pages most visitors come for. */
export const mainPages = [...mainNavigation, { title: 'Methodologies', href: '/methodologies' }]
