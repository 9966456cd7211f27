import type { DemoMeta } from '../demo-meta'

export const security: DemoMeta = {
  slug: 'security',
  title: 'Security Posture',
  group: 'site',
  question: 'How is this site protected?',
  description:
    'This site’s own posture, checked live: headers, policy, dependencies, rate limits, and what is stored for how long.',
  note: '',
  steps: [
    'Read the headers this very page came with',
    'See the policy explained line by line',
    'Try the rate limiter',
    'Learn what is stored, and for how long',
  ],
  data: 'This server’s own configuration',
  keywords: ['csp', 'headers'],
}
