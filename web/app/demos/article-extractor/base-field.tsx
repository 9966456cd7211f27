import { useId } from 'react'
import { addressOf } from './page-address'

/** The address pasted HTML was read from: optional, and refused when it is none. */
export function baseOf(text: string): { url: string | null; refusal: string | null } {
  if (text.trim() === '') return { url: null, refusal: null }
  const given = addressOf(text)
  return 'refusal' in given
    ? { url: null, refusal: `Address it came from: ${given.refusal}` }
    : { url: given.url, refusal: null }
}

/** Where the HTML came from, so that its links lead somewhere. It is not fetched. */
export function BaseField({ value, onType }: { value: string; onType: (text: string) => void }) {
  const id = useId()
  return (
    <div className="flex-1 basis-72">
      <label htmlFor={id} className="control-legend">
        Address it came from{' '}
        <span className="font-normal text-muted">(optional, makes relative links whole)</span>
      </label>
      <div className="control-field">
        <input
          id={id}
          type="text"
          inputMode="url"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={value}
          onChange={(event) => {
            onType(event.target.value)
          }}
        />
      </div>
    </div>
  )
}
