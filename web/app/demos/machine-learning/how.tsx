import { Suspense } from 'react'
import { HowItWorks } from '@/components/demo/how-it-works'
import { lazyPart } from '@/components/ui/lazy-part'
import { formatNumber } from '@/lib/format'
import { MAX_TEXT_CHARS, mostHtml } from './own-article'

const QualityTable = lazyPart(() => import('./quality-table'), 'QualityTable')

/** Method, limits, and what it takes elsewhere. */
export function How() {
  return (
    <>
      <HowItWorks
        method={[
          '“With AI” means small models we trained and measured, kept on our own server. A large language model is asked only where one is connected, and only for questions and summaries in other words.',
          'The text is cut into sentences and words. A sequence model we trained finds people, organizations and places; grammars find dates and amounts. Names that mean the same are joined.',
          'Tone comes from a lexicon: each word has a weight, and its surroundings change it. A sentence that reads like an opinion is also weighed by words learned from 23,703 rated sentences of newspaper editorials, film reviews, product reviews and short messages (published with VADER); no sentence it is measured on is among those it learned from.',
          'Σ = sum of weights\ntone = Σ / √(Σ² + 15)',
          'The summary ranks sentences by what they share with the others, where they stand, and whom they name, and takes off repetition.',
        ]}
        limits={[
          'Tone, topic and readability are judged in English and French only, and left out elsewhere; 56 languages are told apart, and a text too short to tell is unknown. Irony, quotation and understatement are taken at their word.',
          'Names were learned from English text: expect more mistakes in other languages, in capitals and in headlines. A name’s confidence is the share of such names that were right on newswire and encyclopedia text we measured.',
          'A word counts for the names near it. Who is praised or blamed is sometimes another.',
          'The summary takes sentences as they stand; a “he” or “it” may have lost its name.',
          'Eight topics: an article outside them gets the nearest.',
          `At most ${formatNumber(MAX_TEXT_CHARS)} characters of text or ${mostHtml} of HTML. Nothing is stored; the text leaves our server only with a question or a summary asked of a connected language model.`,
        ]}
        company={[
          'The same parts read tenders, rulings, incident reports or reviews: what is new, who is named, what changed in tone, with every score open to its words.',
          'What it takes: a few hundred of your own texts labelled by those who know them, and a list of the names that matter to you.',
        ]}
      />
      <Suspense>
        <QualityTable />
      </Suspense>
    </>
  )
}
