import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import type { AnsweredFleet, Report } from './ask'
import { defaultReport } from './contract.gen'
import { OwnTables } from './own-tables'
import { fleetView, settings } from './settings'

const { report } = defaultReport
const scope = { recomputed: [], kept: [] }
const own = { name: 'a.csv and b.csv', scope, train_csv: '', test_csv: '' }

function told(change: Partial<Report>) {
  const answered: AnsweredFleet = {
    view: fleetView(initialView(settings)),
    own,
    report: { ...report, ...change },
  }
  return render(<OwnTables answered={answered} />).container
}

test('columns that were not learnt from are named with the reason', () => {
  const text = told({
    left_out: [
      { column: 'time', why: 'counts', unit: null },
      { column: 's7', why: 'silent', unit: 4 },
    ],
  })
  expect(text).toHaveTextContent(
    'left out: time (a further machine or time), s7 (no reading of machine 4). Sensors that too many machines lack, each or together, are left out for all: without those machines they are learnt from, where they change and at least four that failed and one that runs are left.',
  )
  expect(told({ left_out: [] })).not.toHaveTextContent('left out')
})

test('failed machines that are not learnt from are counted, and the first is named', () => {
  expect(told({ silent_histories: ['P-7'] })).toHaveTextContent(
    '1 failed machine has no reading of a sensor that the others have (machine P-7): not learnt from.',
  )
  expect(told({ silent_histories: [4, 9] })).toHaveTextContent(
    '2 failed machines have no reading of a sensor that the others have (first machine 4): not learnt from.',
  )
  expect(told({})).not.toHaveTextContent('not learnt')
})

test('a machine that lacks a sensor of the others is said to have no estimate', () => {
  const units = report.units.map((unit, at) => (at === 0 ? { ...unit, silent: 'leak' } : unit))
  expect(told({ units })).toHaveTextContent(
    '1 machine that runs has no reading of a sensor that the others have: no estimate',
  )
  const two = report.units.map((unit, at) => (at < 2 ? { ...unit, silent: 'leak' } : unit))
  expect(told({ units: two })).toHaveTextContent('2 machines that run have no reading')
  expect(told({})).not.toHaveTextContent('no estimate')
})

test('lives cut short are said where many machines outlive the middle of them', () => {
  const many = report.units.length / 2
  expect(told({ past_usual_life: many })).toHaveTextContent(
    '15 of the 30 machines that run are past the age by which half of the failed ones had failed: where machines were replaced before they failed, lives taken from failed machines alone are too short',
  )
  expect(told({ past_usual_life: 1 })).not.toHaveTextContent('past the age')
})
