import type { PageMeta } from '@/content/pages'
import { firm } from '@/content/firm'

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (char) => `&#${String(char.charCodeAt(0))};`)

/** The title as the browser's tab and search engines show it. */
export function titleOf(page: Pick<PageMeta, 'path' | 'title'>) {
  return page.path === '/' ? `${firm.name}: ${page.title}` : `${page.title} | ${firm.name}`
}

/** The page's own address. */
export function canonicalOf(path: string) {
  return path === '/' ? `${firm.url}/` : firm.url + path
}

/** Whether search engines and lists of pages may name the page. */
export function isListed(page: PageMeta) {
  return !page.unlisted
}

/** The address of the picture a page is shared with; `build/og.mjs` draws them. */
export function pictureOf(page: PageMeta) {
  const shown = isListed(page) ? page.path : '/'
  return `/og/${shown === '/' ? 'home' : shown.slice(1).replaceAll('/', '-')}.png`
}

/** Brings the head up to date after a change of page in the browser. */
export function describePage(page: PageMeta) {
  document.title = titleOf(page)
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonicalOf(page.path))
}

/** Everything a page says in its head besides styles and scripts. */
export function headOf(page: PageMeta): string {
  const title = escape(titleOf(page))
  const description = escape(page.description)
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    isListed(page)
      ? `<link rel="canonical" href="${canonicalOf(page.path)}">`
      : '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(firm.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${canonicalOf(page.path)}">`,
    `<meta property="og:image" content="${firm.url}${pictureOf(page)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${title}">`,
    '<meta property="og:locale" content="en_CA">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="#f7f9f8">',
    '<meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="#07131a">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]
  return tags.join('\n')
}
