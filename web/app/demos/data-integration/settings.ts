/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, isDay, matching, numbersOf, pick, words, type ViewOf } from '@/lib/url-state'
import generated from './default-report.gen.json'
import * as fields from './fields.gen'

const { params } = generated
const { cities } = generated.catalogue
const named = cities.map(({ slug, name, province }) => ({
  value: slug,
  label: `${name}, ${province}`,
}))

const ofPlan = numbersOf(params, fields.plan)

/** A month and a day, `05-23`: one that some year has, the 29th of February included. */
const monthDay = (wire: string, label: string, noun: string) => ({
  ...matching('', /./, { label, wire, noun }),
  parse: (text: string) => (isDay(`2024-${text}`) ? text : undefined),
})

/** Every setting of the page; the defaults are those of the report it is prerendered with. */
export const settings = {
  city: choice(
    cities.map(({ frost_basis }, at) => ({
      value: named[at]?.value ?? '',
      label: `${named[at]?.label ?? ''}${frost_basis ? '' : ' (no frost dates)'}`,
    })),
    params.city,
    { label: 'City' },
  ),
  year: ofPlan('year', 'Year'),
  width: ofPlan('bed_width_m', 'Bed width, metres', { noun: 'The width of the bed' }),
  length: ofPlan('bed_length_m', 'Bed length, metres', { noun: 'The length of the bed' }),
  crops: words(params.crops.split(','), undefined, {
    label: 'Add a crop',
    noun: 'The list of crops',
  }),
  move: choice([{ value: 'nowhere', label: 'nowhere' }, ...named], params.compare, {
    label: 'Move to',
    wire: 'compare',
    noun: 'The other city',
  }),
  last: monthDay('last_frost', 'Last spring frost', 'Your last frost'),
  first: monthDay('first_frost', 'First fall frost', 'Your first frost'),
  /** The crop whose rows are drawn in the bed; empty for the first of the plan. */
  bed: matching('', /^[\w.-]+$/, { label: 'Crop in the bed' }),
}

export type View = ViewOf<typeof settings>

/** The settings that make a plan; the crop drawn in the bed changes the drawing alone. */
export const planView = (view: View) =>
  pick(view, ['city', 'year', 'width', 'length', 'crops', 'move', 'last', 'first'])

export type PlanView = ReturnType<typeof planView>
