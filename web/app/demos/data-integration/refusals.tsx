/** What the API refuses, said under the sentence it is about. */

const names: Record<string, string> = {
  year: 'The year',
  city: 'The city',
  compare: 'The other city',
  bed_width_m: 'The width of the bed',
  bed_length_m: 'The length of the bed',
  last_frost: 'Your last frost',
  first_frost: 'Your first frost',
  crops: 'The list of crops',
}

/** The fields of the page's own-data part; the others belong to the sentence. */
export const ownFields: readonly string[] = ['last_frost', 'first_frost', 'crops_csv']

export type Refusal = Readonly<{ field: string; message: string }>

export const problemId = (field: string) => `garden-${field}-problem`

/** The id of the message about a field, or nothing when there is none. */
export const idOf = (refused: readonly Refusal[], field: string) =>
  refused.some((one) => one.field === field) ? problemId(field) : undefined

/** A message of the API with its field in the reader's words. */
export function inWords({ field, message }: Refusal) {
  const name = names[field]
  let text = name && message.startsWith(field) ? name + message.slice(field.length) : message
  for (const [other, words] of Object.entries(names))
    text = text.replace(new RegExp(`\\b${other}\\b`, 'g'), words.toLowerCase())
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** The refusals of one part of the page. */
export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  if (refused.length === 0) return null
  return (
    <div role="alert" className="mt-1 mb-2 text-sm font-medium text-danger">
      {refused.map((one) => (
        <p key={one.field} id={problemId(one.field)}>
          {inWords(one)}
        </p>
      ))}
      <p className="font-normal text-muted">The plan shown is that of the last possible choice.</p>
    </div>
  )
}
