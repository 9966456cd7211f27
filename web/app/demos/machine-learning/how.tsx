import { Suspense } from 'react'
import { HowItWorks } from '@/components/demo/demo-frame'
import { lazyPart } from '@/components/ui/lazy-part'

const QualityTable = lazyPart(() => import('./quality-table'), 'QualityTable')

export const talk = {
  title: 'Is there something you should be reading every morning?',
  text: 'Tenders, rulings, your own reviews: tell us what piles up. The message opens with this demo named.',
}

/** Method, limits, and what it takes elsewhere. */
export function How() {
  return (
    <>
      <HowItWorks
        method={
          <>
            <p>
              The text is cut into sentences and words. A sequence model we trained finds people,
              organisations and places; grammars find dates and amounts. Names that mean the same
              are joined.
            </p>
            <p className="mt-2">
              Tone comes from a lexicon: each word has a weight, and its surroundings change it. A
              sentence that reads like an opinion is also weighed by words learnt from sentences
              that people rated.
            </p>
            <pre className="formula">{'Σ = sum of weights\ntone = Σ / √(Σ² + 15)'}</pre>
            <p>
              The summary ranks sentences by what they share with the others, where they stand, and
              whom they name, and takes off repetition.
            </p>
          </>
        }
        limits={[
          'Tone is weighed in English and French only; irony, quotation and understatement are taken at their word.',
          'Names were learnt from English text: expect more mistakes in other languages, in capitals and in headlines.',
          'A word counts for the names near it. Who is praised or blamed is sometimes another.',
          'The summary takes sentences as they stand; a “he” or “it” may have lost its name.',
          'Eight topics: an article outside them gets the nearest.',
          'At most 100,000 characters of text or 5 MB of HTML. Nothing is stored; only a question to a connected language model leaves our server.',
        ]}
        company={
          <>
            <p>
              The same parts read tenders, rulings, incident reports or reviews: what is new, who is
              named, what changed in tone, with every score open to its words.
            </p>
            <p className="mt-2">
              What it takes: a few hundred of your own texts labelled by those who know them, and a
              list of the names that matter to you.
            </p>
          </>
        }
      />
      <Suspense>
        <QualityTable />
      </Suspense>
    </>
  )
}
