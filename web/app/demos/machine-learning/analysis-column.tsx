import type { Choosing } from './article-pane'
import { EntitiesFigure } from './entities-figure'
import { DatesAndMoneyPart, PhrasesPart } from './phrase-parts'
import type { Report } from './query'
import { ReadingPart } from './reading-part'
import { SummaryPart } from './summary-part'
import { ToneFigures } from './tone-figures'
import { TopicPart } from './topic-part'

/** Everything that was found, beside the article. */
export function AnalysisColumn({ report, ...choosing }: { report: Report } & Choosing) {
  return (
    <div>
      <SummaryPart report={report} {...choosing} />
      <ToneFigures report={report} {...choosing} />
      <EntitiesFigure report={report} {...choosing} />
      <DatesAndMoneyPart report={report} {...choosing} />
      <TopicPart report={report} />
      <PhrasesPart report={report} {...choosing} />
      <ReadingPart report={report} />
    </div>
  )
}
