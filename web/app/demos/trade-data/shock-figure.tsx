import { CursorHint } from '@/components/charts/chart-figure'
import { SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { opened } from '@/components/demo/said'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import { useAnswer, type AnswerState } from '@/components/demo/use-answer'
import type { OwnTable } from '@/components/demo/own-data'
import { formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { chaptersQuestion, type AnsweredTrade, type Shock } from './ask'
import { EVERY_PARTNER, settings, type ShockView, type View } from './settings'
import { ShockDumbbells } from './shock-dumbbells'
import { movedWords } from './shock-rows'
import { chapterFor, hasOthers, hhiNote, keptNote, partnerFor, shockTitle } from './tariff'
import { choicesOf, ofPartner, onChapter } from './tariff-choices'
import { index, inSentence, money, periodName } from './words'

/** A tariff tried: the shares of exports before it and after it. */
export function ShockFigure({
  state,
  trade,
  asked,
}: {
  state: ViewState<View>
  trade: AnsweredTrade
  asked: AnswerState<ShockView, OwnTable | null, Shock>
}) {
  const { answered, refused, stale, pending } = asked
  const { report, own } = answered
  const field = fieldsOf(settings, state, refused)
  const known = useAnswer({ ...chaptersQuestion, view: {}, own: null })
  const partner = partnerFor(state.view, trade.report)
  const chapter = chapterFor(state.view, trade.report)
  const { partners, chapters } = choicesOf(trade, known.answered.report, { partner, chapter })
  const isEverybodys = partner === EVERY_PARTNER
  const isApart = refused.some(({ code }) => code === 'published_apart')
  const label = (text: string) => (
    <span aria-hidden="true" className="mb-1 block font-medium">
      {text}
    </span>
  )
  return (
    <>
      <AnswerProblem
        what="The tariff"
        state={asked}
        otherwise={
          isApart
            ? [
                {
                  label: 'Everybody’s tariff on it',
                  onPress: () => {
                    state.change({ partner: EVERY_PARTNER }, 'push')
                  },
                },
              ]
            : []
        }
      />
      <FormFigure
        demo="trade-data"
        name="tariff"
        title={shockTitle(answered)}
        sub={`Share of all exports of ${periodName(report.from, report.to)}, per cent, before the tariff and after it; at the end of each row the change in percentage points. ${movedWords(report)}. A sum on assumptions, not a forecast.`}
        formLabel="The tariff and what is assumed"
        paired
        form={
          <>
            <div className="sm:col-span-2 lg:col-span-1 xl:col-span-2">
              {label('Whose tariff')}
              <SelectField
                label="Whose tariff"
                options={partners}
                value={partner}
                onChange={(chosen) => {
                  state.change(ofPartner(state.view, trade.report, chosen), 'push')
                }}
                isWords
              />
            </div>
            <div className="sm:col-span-2 lg:col-span-1 xl:col-span-2">
              {label('On what')}
              <SelectField
                label="On what"
                options={chapters}
                value={chapter}
                onChange={(chosen) => {
                  state.change(onChapter(state.view, trade.report, chosen), 'push')
                }}
                isWords
              />
            </div>
            <NumberRows
              fields={[
                field('tariff_pct'),
                { ...field('elasticity'), step: 0.1 },
                field('pass_through_pct'),
                field('covered_pct'),
                ...(isEverybodys ? [] : [field('diversion_pct')]),
                // Why it is needed stands above the figure.
                ...(chapter !== '' && !isEverybodys && !own
                  ? [{ ...field('partner_share_pct'), problem: undefined }]
                  : []),
              ]}
            />
            <p className="small-text sm:col-span-2 lg:col-span-1 xl:col-span-2">
              Elasticity: by how many per cent less is bought where the price is one per cent
              higher, without the minus sign.
            </p>
          </>
        }
        table={{
          columns: [
            { key: 'name', header: report.by === 'partner' ? 'Partner' : 'Goods' },
            {
              key: 'before',
              header: 'Before',
              fileUnit: '$',
              format: money,
            },
            { key: 'after', header: 'After', fileUnit: '$', format: money },
            {
              key: 'share_before_pct',
              header: 'Share',
              unit: '%',
              value: ({ share_before }) => 100 * share_before,
              format: (value) => formatNumber(value, 1),
              secondary: true,
            },
            {
              key: 'share_after_pct',
              header: 'Share after',
              unit: '%',
              value: ({ share_after }) => 100 * share_after,
              format: (value) => formatNumber(value, 1),
            },
          ],
          rows: report.rows,
        }}
        credit={
          own
            ? `Own data: ${own.name}; assumptions as set`
            : `Statistics Canada, customs basis, ${report.from} to ${report.to}; assumptions as set`
        }
        stale={stale}
        saysStale
        pending={pending}
        isOwn={own !== null}
        foot={
          <>
            <p className="mb-2 max-w-[70ch]">
              Of {money(report.hit)} that would pay it,{' '}
              {opened(money(report.lost), () => keptNote(answered))} would be lost
              {hasOthers(report) && ` and ${money(report.diverted)} of that sold elsewhere`}. The
              index of concentration by {report.by} (HHI) would go from {index(report.hhi_before)}{' '}
              to {opened(index(report.hhi_after), () => hhiNote(answered))}.
              {report.is_share_assumed &&
                ` That ${inSentence(report.partner_name ?? '')} buys ${formatPercent(report.partner_share_pct ?? 0, 1)} of the chapter is your assumption: the bundled tables do not say.`}
            </p>
            <CursorHint unit={report.by} />
          </>
        }
      >
        <ShockDumbbells report={report} />
      </FormFigure>
    </>
  )
}
