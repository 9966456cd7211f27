import type { DemoMeta } from '../demo-meta'

export const realTimeAnalytics: DemoMeta = {
  slug: 'real-time-analytics',
  title: 'Real-time Weather Analytics',
  group: 'active',
  question: 'What is unusual in Canada’s weather right now?',
  description:
    'A live stream of Canadian weather stations with three anomaly detectors side by side. Break a sensor and watch which one notices.',
  note: 'A live stream, three detectors',
  steps: [
    'Watch stations report on a map of Canada',
    'Compare three detectors and their false alarms on the same data',
    'Inject a spike, a frozen sensor or a drop-out and see it caught',
    'See how old each value was when it reached your screen',
  ],
  data: 'Environment and Climate Change Canada: live and past events',
  keywords: ['stream', 'anomaly', 'sensor', 'latency', 'weather'],
}
