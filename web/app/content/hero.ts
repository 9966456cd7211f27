import { firm } from './firm'

export const hero = {
  kind: 'Data, analytics and cloud consulting',
  /** Shown as two lines; read as one sentence. */
  headline: ['Amplify the Signal,', 'Eliminate the Noise'],
  tagline: firm.tagline,
  services: 'Our Services',
  demos: 'Interact with Demos',
} as const
