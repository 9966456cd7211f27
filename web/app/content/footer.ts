import type { NavigationItem } from './navigation'

/** What the foot of every page says of the site. */
export const promise = 'No cookies, no trackers, no third-party requests on this site.'

/** The columns of the footer. */
export const footerNavigation = [
  {
    title: 'Services',
    items: [
      { title: 'Data Architecture', href: '/services/data-architecture' },
      { title: 'Cloud Integration', href: '/services/cloud-integration' },
      { title: 'Security Solutions', href: '/services/security-solutions' },
      { title: 'Analytics & Insights', href: '/services/analytics-insights' },
    ],
  },
  {
    title: 'Company',
    items: [
      { title: 'Why Us', href: '/why-us' },
      { title: 'Methodologies', href: '/methodologies' },
      { title: 'Demos', href: '/demo/overview' },
      { title: 'API', href: '/api' },
    ],
  },
  {
    title: 'Contact',
    items: [
      { title: 'Get in Touch', href: '/contact' },
      { title: 'Privacy', href: '/privacy' },
      { title: 'Security', href: '/demo/security' },
    ],
  },
] as const satisfies readonly { title: string; items: readonly NavigationItem[] }[]
