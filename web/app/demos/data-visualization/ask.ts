/** What the page asks of the worker, what comes back, and what it is prerendered with. */
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import type { Opened } from '@/lib/tables/messages'
import { Refusal } from '@/lib/tables/reading'
import type { Report } from '@/lib/tables/report'
import { tables } from '@/lib/tables/table-client'
import { initialView } from '@/lib/url-state'
import report from './default-report.gen.json'
import { askedOf, settings, type AskView } from './settings'
import { starterSets, type SetName } from './starter-sets'

export type AnsweredTable = Answered<AskView, Opened | null, Report>

// A JSON file cannot say which of its texts are choices.
const defaultReport = report as unknown as Report

const initial: AnsweredTable = {
  view: askedOf(initialView(settings)),
  own: null,
  report: defaultReport,
}

const opened = new Map<SetName, Promise<Opened>>()
tables.onLost = () => {
  opened.clear()
}

async function fetched(set: SetName) {
  const { address, label } = starterSets[set]
  const response = await fetch(address)
  if (!response.ok) throw new Refusal(`${label} did not load. Try again in a moment.`)
  return tables.ask('open', { file: await response.blob(), name: label, choice: {} })
}

/** One of our tables in the worker; fetched once. */
export function openSet(set: SetName) {
  const known = opened.get(set)
  if (known) return known
  const opening = fetched(set)
  opened.set(set, opening)
  opening.catch(() => opened.delete(set))
  return opening
}

/** The table a question is about, in the worker. */
export const tableOf = async ({ view, own }: Pick<AnsweredTable, 'view' | 'own'>) =>
  own ? own.id : (await openSet(view.set)).id

export const tableQuestion = knownQuestion(
  'data-visualization',
  initial,
  async (_call: Call, view: AskView, own: Opened | null): Promise<Report> =>
    tables.ask('report', { table: await tableOf({ view, own }), asked: view }),
)

/** What a table is called, and whose it is, under figures and in their files. */
export function creditOf({ view, own }: Pick<AnsweredTable, 'view' | 'own'>) {
  if (own) return own.sql ? `${own.sql.of}, asked in SQL` : `Own file ${own.name}`
  const { publisher, label } = starterSets[view.set]
  return `${publisher}, ${label}`
}
