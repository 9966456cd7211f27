import type { DemoMeta } from '../demo-meta'

export const securityFeatures: DemoMeta = {
  slug: 'security-features',
  title: 'Security Features',
  group: 'site',
  question: 'What do data controls look like when you can try them?',
  description:
    'Mask personal data in a text, rotate a key, break an audit log and see the chain fail, ask who may see what.',
  note: '',
  steps: [
    'Find and mask personal data',
    'Encrypt a field and rotate the key',
    'Tamper with an audit log and see it noticed',
    'Ask a policy who may see what',
  ],
  data: 'What you type; nothing is stored',
  keywords: ['masking', 'encryption', 'audit', 'policy'],
}
