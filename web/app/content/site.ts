/** The firm's public facts, read from `site.toml` when the site is built. */
export interface Site {
  name: string
  legal_name: string
  url: string
  tagline: string
  description: string
  email: string
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
  privacy: { officer: string; email: string; retention_months: number }
  security: { email: string; expires: string }
}

declare const __SITE__: Site
declare const __BUILD_YEAR__: number

export const site: Site = __SITE__

/** The year the site was built in: a clock read while rendering would differ between page and script. */
export const buildYear: number = __BUILD_YEAR__
