import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { WeightStrip } from '@/components/charts/weight-strip'
import { Segments } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { Fold } from '@/components/demo/fold'
import { NoteScope, NoteSlot } from '@/components/demo/note'
import { ItemList } from '@/components/table/item-list'
import { alignTexts } from '@/lib/align-texts'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import { Highlight } from '@/lib/highlight'
import { readHtml } from '@/lib/plain-html'
import { reveal } from '@/lib/reveal'
import type { ViewState } from '@/lib/use-view'
import { wordsOf } from './answer'
import { ArticlePane } from './article-pane'
import type { Extraction, Report } from './ask'
import { BlockCard, blockRow } from './block-parts'
import { settings, type View } from './settings'

/** The finding over the figure. */
export function figureTitle({ kept_block_count: kept, block_count: all }: Report) {
  if (kept === all) return `All ${counted(all, 'block')} of the page are the article`
  return `The article is ${formatNumber(kept)} of the page’s ${formatNumber(all)} blocks`
}

/** The article beside the page it came from, with what was kept and what was dropped. */
export function ResultFigure({
  extraction,
  state,
  pending,
}: {
  extraction: Extraction
  state: ViewState<View>
  pending: boolean
}) {
  const { view } = state
  const { report } = extraction
  const { blocks } = report
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const article = useRef<HTMLDivElement>(null)
  const [highlight] = useState(() => new Highlight())
  const tree = useMemo(() => readHtml(report.html), [report.html])
  const links = useMemo(() => {
    const texts = blocks.map(({ kept, text }) => (kept ? text : null))
    return alignTexts(texts, tree.passages)
  }, [blocks, tree])
  const choose = useCallback(
    (block: number) => {
      highlight.pin(block)
      const passage = links.passageOf.get(block)
      if (passage !== undefined) reveal(article.current, `[data-passage="${String(passage)}"]`)
      reveal(list.current, `[data-block="${String(block)}"]`)
    },
    [highlight, links],
  )
  const ties = useMemo(() => ({ links, highlight, onChoose: choose }), [links, highlight, choose])
  const shown = useMemo(
    () =>
      blocks.flatMap(({ kept }, index) =>
        view.blocks === 'all' || kept === (view.blocks === 'kept') ? [index] : [],
      ),
    [blocks, view.blocks],
  )
  const strip = useMemo(
    () => blocks.map(({ words, kept }) => ({ weight: words, isTall: kept })),
    [blocks],
  )
  const rowOf = useCallback(
    (index: number) => {
      const block = blocks[index]
      return {
        ...(block ? blockRow(block) : { className: '', children: null }),
        'data-block': index,
      }
    },
    [blocks],
  )
  const kept = blocks.filter((block) => block.kept).length
  const first = blocks.findIndex((block) => block.kept)
  const last = blocks.findLastIndex((block) => block.kept)
  return (
    <NoteScope>
      <figure
        aria-labelledby={id}
        aria-busy={pending}
        className={cn('figure', pending && 'opacity-60')}
      >
        <h2 id={id} className="figure-title">
          {figureTitle(report)}
        </h2>
        <p className="figure-sub">
          Every block of the page in its order, as wide as it has words. The same block lights up in
          the line, in the article and in the list.
        </p>
        <Legend />
        <WeightStrip
          items={strip}
          label={`The page as ${counted(blocks.length, 'block')} in a line. The article runs from block ${formatNumber(first + 1)} to block ${formatNumber(last + 1)}.`}
          ends={['top of the page', counted(wordsOf(report).all, 'word')]}
          highlight={highlight}
          onChoose={choose}
        />
        <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] print:block">
          <div className="flex max-h-96 flex-col md:max-h-[min(36rem,85vh)] lg:max-h-[46rem] print:block">
            <ArticlePane
              extraction={extraction}
              tree={tree}
              ties={ties}
              state={state}
              box={article}
            />
          </div>
          <section
            aria-label="The page, block by block"
            className="min-w-0 flex-col md:flex md:max-h-[min(36rem,85vh)] lg:max-h-[46rem] print:block"
          >
            <Fold
              name="the blocks"
              title={`${counted(kept, 'block')} kept, ${formatNumber(blocks.length - kept)} dropped`}
              className="md:contents [&>div]:flex [&>div]:max-h-96 [&>div]:flex-col md:[&>div]:contents print:[&>div]:block"
            >
              <div className="mb-2">
                <Segments
                  {...fieldsOf(settings, state)('blocks')}
                  options={[
                    { value: 'all', label: `All ${formatNumber(blocks.length)}` },
                    { value: 'kept', label: `Kept ${formatNumber(kept)}` },
                    { value: 'dropped', label: `Dropped ${formatNumber(blocks.length - kept)}` },
                  ]}
                />
              </div>
              {shown.length > 0 ? (
                <ItemList
                  label="Blocks of the page"
                  items={shown}
                  list={list}
                  className="block-list min-h-0 flex-1 overflow-y-auto"
                  highlight={highlight}
                  onChoose={choose}
                  rowOf={rowOf}
                />
              ) : (
                <p role="status" className="flex-1 py-3 text-sm text-muted">
                  No block of this page was {view.blocks}. Choose All to see the others.
                </p>
              )}
            </Fold>
            <BlockCard extraction={extraction} highlight={highlight} />
          </section>
        </div>
        <NoteSlot className="mt-3" />
        <ReportRemarks report={report} />
      </figure>
    </NoteScope>
  )
}

function Legend() {
  return (
    <ul className="small-text mt-3 mb-3 flex flex-wrap gap-x-5 gap-y-1">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="block-mark is-kept h-4 w-3" />
        Kept: solid, tall in the line
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="block-mark h-4 w-3" />
        Dropped: hatched, low in the line
      </li>
    </ul>
  )
}

/** What a reader of this very report should know. */
function ReportRemarks({ report }: { report: Report }) {
  const { blocks, block_count, truncated, method } = report
  const remarks = [
    block_count > blocks.length &&
      `The list and the line show the first ${formatNumber(blocks.length)} blocks; the article is made from all ${formatNumber(block_count)}.`,
    truncated &&
      'The page is larger or deeper than what is read; what lies beyond is missing here.',
    method === 'structured_data' &&
      'The text is the one the page states for machines, so its passages do not lead to blocks.',
  ].filter((remark) => remark !== false)
  return remarks.map((remark) => (
    <p key={remark} className="small-text mt-3">
      {remark}
    </p>
  ))
}
