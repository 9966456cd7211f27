import { firm, type Firm } from './firm'

/** The firm's public facts, read from `site.toml` when the site is built. */
export interface Site extends Firm {
  legal_name: string
  description: string
  phone: string
  years_of_experience: number
  address: {
    street: string
    city: string
    region: string
    region_code: string
    postal_code: string
    country: string
    country_code: string
  }
  certification: { name: string; short_name: string; body: string; url: string }
  /** The person who does the work; what is not given is not shown. */
  consultant?: Consultant
  privacy: { officer: string; email: string; retention_months: number }
  security: { email: string; expires: string }
}

/** Who a client works with. */
export interface Consultant {
  name: string
  role?: string
  /** A picture in `web/public`, square, from the root: `/portrait.jpg`. */
  portrait?: string
  certificate_number?: string
  /** Where the certifying body shows the certificate. */
  certificate_url?: string
  /** As it follows "within": `one business day`. */
  reply_time?: string
}

declare const __FACTS__: Omit<Site, keyof Firm>
declare const __BUILD_YEAR__: number

export const site: Site = { ...firm, ...__FACTS__ }

/** The year the site was built in: a clock read while rendering would differ between page and script. */
export const buildYear: number = __BUILD_YEAR__
