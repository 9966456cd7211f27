import { counted } from '@/lib/format'
import type { AnsweredFleet, LeftOut, Report } from './ask'

const reasons: Record<LeftOut['why'], string> = {
  setting: 'a setting',
  counts: 'a further machine or time',
  text: 'words',
  silent: 'no reading',
}

const leftOutText = ({ column, why, unit }: LeftOut) =>
  `${column} (${reasons[why]}${unit == null ? '' : ` of machine ${String(unit)}`})`

/** Failed machines that lack a sensor of the others: how many, and the first of them. */
function notLearnt(silent: Report['silent_histories']) {
  const [first] = silent
  const who = `${silent.length > 1 ? 'first ' : ''}machine ${String(first)}`
  return `${counted(silent.length, 'failed machine has', 'failed machines have')} no reading of a sensor that the others have (${who}): not learnt from.`
}

/** So large a part of those that run is seldom past the middle of the lives, unless others were taken away early. */
const MANY = 0.25

/** Why sensors were left out for all, and what brings them back. A report does not say which machines were too many. */
const silentText =
  ' Sensors that too many machines lack, each or together, are left out for all: without those machines they are learnt from, where they change and at least four that failed and one that runs are left.'

/** What was made of a visitor's tables, and what that leaves out. */
export function OwnTables({ answered: { own, report } }: { answered: AnsweredFleet }) {
  const { filled, left_out, past_usual_life, silent_histories, units } = report
  const silent = units.filter((unit) => unit.silent != null).length
  return (
    <>
      {own?.name}, {counted(report.readings, 'reading')} of{' '}
      {counted(report.histories + units.length, 'machine')}
      {filled > 0 &&
        `; ${counted(filled, 'empty cell')} filled with the machine’s reading before, or its first`}
      {left_out.length > 0 && `; left out: ${left_out.map(leftOutText).join(', ')}`}.
      {left_out.some(({ why }) => why === 'silent') && silentText}
      {silent_histories.length > 0 && ` ${notLearnt(silent_histories)}`}
      {silent > 0 &&
        ` ${counted(silent, 'machine that runs has', 'machines that run have')} no reading of a sensor that the others have: no estimate.`}
      {past_usual_life > MANY * units.length &&
        ` ${String(past_usual_life)} of the ${counted(units.length, 'machine')} that run ${past_usual_life === 1 ? 'is' : 'are'} past the age by which half of the failed ones had failed: where machines were replaced before they failed, lives taken from failed machines alone are too short, and costs too high.`}{' '}
      Each change of a cost or the interval learns anew.
    </>
  )
}
