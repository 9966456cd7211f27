/** The report the page is prerendered with, by the code that answers visitors; `build/browser-reports.mjs` writes it. */
import { openFile } from '@/lib/tables/open-file'
import { noWork } from '@/lib/tables/reading'
import { reportOf } from '@/lib/tables/report'
import { initialView } from '@/lib/url-state'
import { askedOf, settings } from './settings'
import { starterSets } from './starter-sets'

export const defaultSet = settings.set.initial
export const { file } = starterSets[defaultSet]

export async function makeReport(table: Blob) {
  const read = await openFile(table, {}, noWork)
  return `${JSON.stringify(reportOf(read.table, askedOf(initialView(settings))))}\n`
}
