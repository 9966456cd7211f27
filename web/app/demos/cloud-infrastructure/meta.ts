import type { DemoMeta } from '../demo-meta'

export const cloudInfrastructure: DemoMeta = {
  slug: 'cloud-infrastructure',
  title: 'Cloud Infrastructure',
  group: 'coming-soon',
  question: 'What would this run on, what would it cost, and would it hold?',
  description:
    'Describe a workload: candidate architectures in Canadian regions with monthly cost, and a simulation of traffic and failures.',
  note: 'Queues, cost and carbon',
  steps: [
    'Describe volume, users and peaks',
    'Compare architectures by monthly cost in Canadian dollars',
    'Simulate traffic, scaling and failures',
    'Read latency, error budget and carbon',
  ],
  data: 'Dated public price tables of three clouds’ Canadian regions',
  keywords: ['aws', 'azure', 'gcp', 'cost', 'simulation'],
}
