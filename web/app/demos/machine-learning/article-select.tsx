import type { Option } from '@/components/demo/fields'

/** A choice of articles by their titles, which are words and not figures: in the text's own face. */
export function ArticleSelect({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Option<string>[]
  value: string
  onChange: (value: string) => void
}) {
  return (
    <div className="control-field">
      <select
        aria-label={label}
        value={value}
        className="font-sans text-ellipsis"
        onChange={(event) => {
          onChange(event.target.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
