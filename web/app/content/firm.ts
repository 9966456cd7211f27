/** What every page says of the firm. The rest stands in `site.ts`, apart from what every page loads. */
export interface Firm {
  name: string
  url: string
  email: string
  tagline: string
}

declare const __FIRM__: Firm

export const firm: Firm = __FIRM__
