import type { DemoMeta } from '../demo-meta'

export const cloudInfrastructure: DemoMeta = {
  slug: 'cloud-infrastructure',
  title: 'Cloud Infrastructure',
  group: 'coming-soon',
  question: 'What would this run on, what would it cost, and would it hold?',
  description:
    'Describe a workload: the cheapest machines of three clouds in Canada that keep a promise, and a simulation of failures and rushes.',
  note: 'Queues, cost and carbon',
  steps: [
    'Describe the peak, the work of a request and the promise',
    'Compare equal machines of three clouds by the month in Canadian dollars',
    'Simulate a failure, or a rush with autoscaling',
    'Read waiting times, error budget and carbon',
  ],
  data: 'Dated public price tables of three clouds’ Canadian regions',
  keywords: ['aws', 'azure', 'gcp', 'cost', 'simulation'],
}
