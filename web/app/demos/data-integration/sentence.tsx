import { SentenceForm, WordChoice, WordNumber } from '@/components/demo/sentence'
import type { ViewState } from '@/components/demo/use-view'
import { counted, formatNumber } from '@/lib/format'
import { CropPicker } from './crop-picker'
import { limits, type View } from './params'
import { idOf, ownFields, Refusals, type Refusal } from './refusals'
import { cities } from './report'

const cityOptions = cities.map(({ slug, name, province, frost_basis }) => ({
  value: slug,
  label: `${name}, ${province}${frost_basis ? '' : ' (no frost dates)'}`,
}))

/** The garden as the visitor would say it, and the crops in it. */
export function GardenSentence({
  state,
  refused,
  onTouch,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
  /** Which key of the request is being changed. */
  onTouch: (key: string) => void
}) {
  const { view, change } = state
  const word = (key: string) => ({
    problemId: idOf(refused, key),
    onFocus: () => {
      onTouch(key)
    },
  })
  const metres = (value: number) => `${String(value)} m`
  return (
    <SentenceForm
      label="Your garden"
      state={state}
      problems={
        <>
          <Refusals refused={refused.filter(({ field }) => !ownFields.includes(field))} />
          <CropPicker
            chosen={view.crops}
            problemId={idOf(refused, 'crops')}
            onChange={(crops) => {
              onTouch('crops')
              change({ crops })
            }}
          />
        </>
      }
      derived={
        <>
          {counted(view.crops.length, 'crop')} in {formatNumber(view.width * view.length, 2)} m²
          {view.last !== '' && view.first !== '' && ', with your own frost dates'}
        </>
      }
    >
      I garden in{' '}
      <WordChoice
        label="City"
        value={view.city}
        options={cityOptions}
        onChange={(city) => {
          change({ city })
        }}
        {...word('city')}
      />{' '}
      in{' '}
      <WordNumber
        label="Year"
        value={view.year}
        {...limits.year}
        format={String}
        onChange={(year) => {
          if (Number.isInteger(year)) change({ year }, 'replace')
        }}
        {...word('year')}
      />
      , in a bed of{' '}
      <WordNumber
        label="Bed width, metres"
        value={view.width}
        {...limits.side}
        format={metres}
        onChange={(width) => {
          change({ width }, 'replace')
        }}
        {...word('bed_width_m')}
      />{' '}
      by{' '}
      <WordNumber
        label="Bed length, metres"
        value={view.length}
        {...limits.side}
        format={metres}
        onChange={(length) => {
          change({ length }, 'replace')
        }}
        {...word('bed_length_m')}
      />
      , and I want to grow:
    </SentenceForm>
  )
}
