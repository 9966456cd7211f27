import { Suspense } from 'react'
import { Answer } from '@/components/demo/answer'
import { ChipLine, DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Notice } from '@/components/demo/faces'
import { Figures } from '@/components/demo/figures'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { counted } from '@/lib/format'
import type { Opened } from '@/lib/tables/messages'
import type { Asked } from '@/lib/tables/question'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { AnswerFigure } from './answer-figure'
import { creditOf, openSet, tableQuestion } from './ask'
import { AskWays } from './ask-ways'
import { Builder } from './builder'
import { cases } from './cases'
import { FileBar } from './file-bar'
import { AdviceFigure, How, HowRead, OwnTools, ProfileFigure, RowsFigure } from './lazy-parts'
import { dataVisualization } from './meta'
import { askedOf, settings } from './settings'
import { starterSets } from './starter-sets'
import { useOwnTable } from './use-own-table'
import { useSql } from './use-sql'
import { WarningList } from './warning-list'

const scope = {
  recomputed: ['the answer', 'every figure', 'the warnings'],
  kept: ['nothing'],
  result: 'answer',
}

/** A file that is read again has another. */
const nameOf = ({ id }: Opened) => `file ${String(id)}`

export default demoPage(function DataVisualizationDemo() {
  const state = useView(settings)
  const file = useOwnTable((text, drawn, opened) => {
    sql.bring({ text, asked: drawn, runOn: nameOf(opened) })
  })
  const { own } = file
  const asked = askedOf(state.settled)
  const asks = own ? nameOf(own) : asked.set
  const sql = useSql(asks, own !== null)
  const { result } = sql
  const base = { ...asked, ...(own && file.asked) }
  const answer = useAnswer({
    ...tableQuestion,
    view: { ...base, ...result?.asked },
    own: result?.opened ?? own,
    unusable: state.unusable,
  })
  const { answered, stale, pending, error } = answer
  const { report } = answered
  const basis = { answered, stale, pending }
  const source = starterSets[answered.view.set]
  const onAsk = (patch: Partial<Asked>) => {
    if (result) sql.ask(patch)
    else if (own) file.ask(patch)
    // The columns of a file that was just left are no words for the address.
    else if (!answered.own) state.change(patch)
  }
  return (
    <DemoFrame
      demo={dataVisualization}
      href={state.href}
      link={state.link}
      cases={cases}
      onCase={() => {
        file.stop()
        sql.setWay('columns')
      }}
      own={own && { name: own.name, rows: own.rows, scope, isLocal: true }}
      setOwn={file.stop}
      form={
        <>
          <FileBar
            set={answered.view.set}
            report={report}
            isAnswer={Boolean(answered.own?.sql)}
            state={file}
            onRecipe={({ set, sql: text, asked: drawn }) => {
              if (set !== '') state.change({ set })
              file.stop()
              sql.bring({ text, asked: drawn, runOn: null })
              file.setRecipe(null)
            }}
          />
          <AskWays
            state={sql}
            base={{
              id: asks,
              asked: base,
              credit: creditOf({ view: asked, own }),
              open: () => (own ? Promise.resolve(own) : openSet(asked.set)),
            }}
          >
            <Builder
              report={report}
              asked={result?.asked ?? (own ? file.asked : askedOf(state.view))}
              onAsk={onAsk}
              state={result ? null : own ? { ...state, isDefault: false, reset: file.stop } : state}
            />
          </AskWays>
          {own && !result && (
            <Suspense>
              <HowRead own={own} onChoose={(choice) => void file.reread(choice)} />
            </Suspense>
          )}
        </>
      }
      answer={
        <>
          {error && (
            <div className="mb-5">
              <Notice tone="danger" title="The answer did not come.">
                <p>{error.message}</p>
                <button type="button" className="text-button -ml-2" onClick={answer.retry}>
                  Try again
                </button>
              </Notice>
            </div>
          )}
          <Answer state={answer}>
            <Sentence said={answerOf(answered)} />
          </Answer>
        </>
      }
      source={
        answered.own ? (
          <ChipLine
            mode="computed"
            chip={answered.own.sql ? 'Answer in SQL' : 'Your file'}
            end={null}
          >
            {answered.own.sql ? creditOf(answered) : answered.own.name},{' '}
            {counted(answered.own.rows, 'row')}, worked out in this browser
          </ChipLine>
        ) : (
          <DataLine
            source={{
              mode: 'snapshot',
              as_of: source.as_of,
              publisher: source.publisher,
              licence: source.licence,
              licence_url: source.licence_url,
            }}
          >
            {source.rows}
          </DataLine>
        )
      }
      figures={
        <>
          <AnswerFigure {...basis} />
          <WarningList warnings={report.warnings} />
          <Figures
            className="mt-7 gap-2.5 md:mt-11 md:gap-11"
            names={['the columns', 'the kinds of chart', 'the rows']}
          >
            <ProfileFigure {...basis} />
            <AdviceFigure {...basis} />
            <RowsFigure {...basis} />
          </Figures>
        </>
      }
      ownData={<OwnTools state={file} sql={sql} set={asked.set} />}
      how={<How />}
      talk={{
        title: 'Want your own tables read, checked and drawn like this?',
        text: 'Tell us which files people send each other and what goes wrong with them. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
