import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { hasDistance, isNumeric, opsOf } from './chips'
import type { Wish } from './contract.gen'
import { chipWords, fieldNames, opNames, valueNames } from './words'

/** A chip's comparison and value, to be changed; nothing is asked before it is taken over. */
export function ChipEditor({
  chip,
  onTake,
  onLeave,
}: {
  chip: Wish
  onTake: (chip: Wish) => void
  onLeave: () => void
}) {
  const [op, setOp] = useState(chip.op)
  const [value, setValue] = useState(String(chip.value))
  const [within, setWithin] = useState(chip.within_km == null ? '' : String(chip.within_km))
  const names = valueNames[chip.field]
  const number = Number(value.replace(/[\s,$]/g, ''))
  const isUsable = isNumeric(chip.field)
    ? value.trim() !== '' && number >= 0 && number <= 1e6
    : value.trim() !== '' && value.length <= 60
  const take = () => {
    if (!isUsable) return
    const km = Number(within)
    onTake({
      ...chip,
      text: '',
      op,
      value: isNumeric(chip.field) ? number : value.trim(),
      within_km: hasDistance(op) && km >= 1 && km <= 5000 ? km : null,
    })
  }
  return (
    <div
      role="group"
      aria-label={`Edit ${chipWords(chip)}`}
      className="mt-3 flex flex-wrap items-end gap-2.5 rounded-field border border-hairline bg-bg p-3 text-sm"
    >
      <span className="self-center font-semibold">{fieldNames[chip.field]}</span>
      <div className="control-field w-36">
        <select
          aria-label="Comparison"
          value={op}
          onChange={(event) => {
            const chosen = opsOf[chip.field].find((one) => one === event.target.value)
            if (chosen) setOp(chosen)
          }}
        >
          {opsOf[chip.field].map((one) => (
            <option key={one} value={one}>
              {opNames[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="control-field w-44">
        {names ? (
          <select
            aria-label="Value"
            value={value}
            onChange={(event) => {
              setValue(event.target.value)
            }}
          >
            {Object.entries(names).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            aria-label="Value"
            aria-invalid={!isUsable}
            inputMode={isNumeric(chip.field) ? 'decimal' : 'text'}
            value={value}
            onChange={(event) => {
              setValue(event.target.value)
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') take()
            }}
          />
        )}
      </div>
      {hasDistance(op) && (
        <div className="control-field w-32">
          <input
            type="text"
            aria-label="Within, km"
            inputMode="numeric"
            placeholder="100"
            value={within}
            onChange={(event) => {
              setWithin(event.target.value)
            }}
          />
          <span className="pr-2 text-muted">km</span>
        </div>
      )}
      <Button size="sm" aria-disabled={!isUsable} onClick={take}>
        Take over
      </Button>
      <button type="button" className="text-button" onClick={onLeave}>
        Leave as it is
      </button>
    </div>
  )
}
