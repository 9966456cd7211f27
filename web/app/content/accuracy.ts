import worked from './accuracy.gen.json'
import { meaningBank, vader, wcxb, wnut } from './accuracy-sources'
import extractors from './extractor-scores.gen.json'

/** A published figure and ours, as the engine's own list has them. */
export interface WorkedCase {
  what: string
  unit: string
  decimals: number
  theirs: number
  ours: number
  passes: boolean
  reference: { name: string; url: string | null; compared: string }
}

/** By demo: the cases its tests hold, as `make gen` computed them. */
export const workedCases = worked as readonly { slug: string; cases: readonly WorkedCase[] }[]

const { pages, ours, others } = extractors
const next = others.reduce((best, one) => (one.f1 > best.f1 ? one : best))
const f1Of = ({ f1 }: typeof ours) => f1.toFixed(3).replace(/^0/, '')

/** The words round the cases. */
export const accuracyPage = {
  lead: 'Figures others have published, worked out again by the engines behind the demos: theirs, ours, and whether the two agree.',
  summary: (passed: number, all: number) =>
    passed === all
      ? `All ${String(all)} agree.`
      : `${String(passed)} of ${String(all)} agree; the others are marked.`,
  rule: 'Ours counts as equal when it rounds to what the source prints: half of the last digit, no more. Ours is printed with one digit more where it has one. The list is computed by the same code as the demos and kept with it; a figure that no longer agrees fails our tests.',
  case: 'Case',
  theirs: 'Published',
  ours: 'Ours',
  verdict: 'Result',
  source: 'Source, and when we compared',
  passes: 'agrees',
  fails: 'differs',
  open: 'Open the demo',
  rest: {
    title: 'What is measured another way',
    items: [
      {
        href: '/demo/machine-learning',
        title: 'News Article Analysis with AI',
        text: 'Scored on texts its models were not trained on, most scores beside a named baseline, on its own page.',
        sources: [meaningBank, wnut, vader],
      },
      {
        href: '/demo/article-extractor',
        title: 'Article Content Extractor',
        text: `Token F1 of ${f1Of(ours)} on ${String(pages)} web articles by five folds, where ${next.name} reaches ${f1Of(next)} on the same pages. The pages are not ours to publish.`,
        sources: [wcxb],
      },
      {
        href: '/demo/data-integration',
        title: 'Smart Garden Planning',
        text: 'Nobody publishes a heat ratio by crop and city to compare with. Its limits say which dates are recalled or assumed.',
        sources: [],
      },
    ],
  },
  next: {
    title: 'Found a figure of ours that is wrong?',
    text: 'Send us the case and its source. A case that fails becomes a test before it is mended.',
    pages: [
      { href: '/demo/overview', title: 'Demos', note: 'Try the engines yourself' },
      { href: '/api', title: 'API', note: 'Check the cases with calls of your own' },
      { href: '/why-us', title: 'Why Us', note: 'Six points, and how to check each' },
    ],
  },
} as const
