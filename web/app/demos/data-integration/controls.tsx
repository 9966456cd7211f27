import { ChipPicker } from '@/components/demo/chip-picker'
import { fieldsOf } from '@/components/demo/fields-of'
import { SentenceForm, WordChoice, WordNumber } from '@/components/demo/sentence'
import type { Refusal } from '@/components/demo/api-problem'
import { counted, formatNumber } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { cropOptions, cropSets } from './crop-choices'
import { settings, type View } from './settings'

const metres = (value: number) => `${String(value)} m`

/** The garden as the visitor would say it, and the crops in it. */
export function GardenSentence({
  state,
  refused,
  onTouch,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
  /** Told the field of the request that is being changed. */
  onTouch: (wire: string) => void
}) {
  const { view } = state
  const field = fieldsOf(settings, state, refused, onTouch)
  return (
    <SentenceForm
      label="Your garden"
      state={state}
      below={<ChipPicker {...field('crops')} noun="crop" options={cropOptions} sets={cropSets} />}
      derived={
        <>
          {counted(view.crops.length, 'crop')} in {formatNumber(view.width * view.length, 2)} m²
          {view.last !== '' && view.first !== '' && ', with your own frost dates'}
        </>
      }
    >
      I garden in{' '}
      <WordChoice
        {...field('city')}
        onChange={(city) => {
          onTouch('city')
          // Frost dates of one's own are those of a place. A list that a reload filled in again says nothing new.
          const here = new URLSearchParams(window.location.search).get('city')
          const isOther = city !== (here ?? settings.city.initial)
          state.change({ city, ...(isOther && { last: '', first: '' }) })
        }}
      />{' '}
      in <WordNumber {...field('year')} format={String} />, in a bed of{' '}
      <WordNumber {...field('width')} format={metres} /> by{' '}
      <WordNumber {...field('length')} format={metres} />, and I want to grow:
    </SentenceForm>
  )
}
