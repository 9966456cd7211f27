/** Words joined by hyphens, as a file or an anchor is named: `spread-history`. */
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The anchor of a figure on its page, apart from those of the page's own parts. */
export const anchorOf = (id: string) => `figure-${id}`
