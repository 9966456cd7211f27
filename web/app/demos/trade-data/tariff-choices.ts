/** Whose tariff, and on what: what there is to choose, and what a choice brings with it. */
import type { AnsweredTrade, Chapter, Report } from './ask'
import { defaultReport } from './contract.gen'
import { EVERY_PARTNER, settings, type ShockView } from './settings'
import { largest } from './summaries'
import { chapterFor, named } from './tariff'

interface Choice {
  value: string
  label: string
}

const everything: Choice = { value: '', label: 'Everything' }
const everybody: Choice = { value: EVERY_PARTNER, label: 'Everybody' }

/** A link may name one that is not here, or not yet. */
const withChosen = (known: readonly Choice[], value: string, label: string) =>
  known.some((choice) => choice.value === value) ? known : [...known, { value, label }]

/** Those of the bundled tables, or of one's own. */
export function choicesOf(
  { own, report }: Pick<AnsweredTrade, 'own' | 'report'>,
  all: readonly Chapter[],
  { partner, chapter }: { partner: string; chapter: string },
) {
  if (own) {
    const choice = ({ name }: { name: string }) => ({ value: name, label: name })
    const [whose, what] = [named(report.partners).map(choice), named(report.goods).map(choice)]
    return {
      // Everybody's falls on a product: a table without products has none for it.
      partners: what.length > 0 ? [everybody, ...whose] : whose,
      // Without partners it is everybody's, and on one product.
      chapters: whose.length > 0 ? [everything, ...what] : what,
    }
  }
  const whose = named(defaultReport.partners).map(({ key, name }) => ({ value: key, label: name }))
  const what = all.map(({ key, name }) => ({ value: key, label: `${key} ${name}` }))
  return {
    partners: withChosen([everybody, ...whose], partner, partner),
    chapters: withChosen([everything, ...what], chapter, `Chapter ${chapter}`),
  }
}

type Chosen = Pick<ShockView, 'chapter'> | Pick<ShockView, 'partner' | 'chapter'>

/** On the bundled tables, which have partners and chapters apart, it becomes everybody's unless a share is assumed. */
export function onChapter(view: ShockView, { own }: Report, chapter: string): Chosen {
  if (chapter === '')
    return view.partner === EVERY_PARTNER
      ? { chapter, partner: settings.partner.initial }
      : { chapter }
  return own || view.partner_share_pct > 0 ? { chapter } : { chapter, partner: EVERY_PARTNER }
}

/** Everybody's needs something to fall on: what is traded most, where nothing is chosen. */
export function ofPartner(view: ShockView, report: Report, partner: string) {
  const chosen = chapterFor(view, report)
  if (partner !== EVERY_PARTNER || chosen !== '') return { partner }
  const most = report.own ? largest(report.goods)?.name : largest(defaultReport.chapters)?.key
  return { partner, chapter: most ?? '' }
}
