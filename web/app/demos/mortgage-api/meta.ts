import type { DemoMeta } from '../demo-meta'

export const mortgageApi: DemoMeta = {
  slug: 'mortgage-api',
  title: 'Mortgage finder via an API',
  group: 'active',
  question: 'What would this home really cost me, and which offer is best?',
  description:
    'Canadian mortgage rules by date, exact to the cent: payment, insurance, transfer tax, stress test and break penalty, as a page and as an API.',
  note: 'Exact to the cent',
  steps: [
    'Describe the home, the down payment and the closing date',
    'See the payment, the insurance, the taxes and the cash to close',
    'Rank offers by what they cost over the term',
    'Copy the request and call the API yourself',
  ],
  data: 'Federal and provincial rules by date; Bank of Canada rates; sample lenders',
  keywords: ['mortgage', 'payment', 'stress test', 'land transfer tax', 'api'],
}
