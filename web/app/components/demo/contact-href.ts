/** The address of the contact form with the demo named and the link to this view in the message. */
export function contactHref(slug: string, viewHref: string) {
  return `/contact?${new URLSearchParams({ about: slug, view: viewHref }).toString()}`
}
