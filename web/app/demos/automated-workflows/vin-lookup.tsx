import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '@/api/request'
import { refusedBy, sendRequest, whatHappened } from '@/components/demo/api-problem'
import { PageOnly } from '@/components/demo/page-only'
import { Button } from '@/components/ui/button'
import type { Decoded, Vehicle } from './contract.gen'
import { vin as field } from './fields.gen'

const names: readonly [keyof Vehicle, string][] = [
  ['make', 'Make'],
  ['model', 'Model'],
  ['year', 'Model year'],
  ['trim', 'Trim'],
  ['body', 'Body'],
  ['drive', 'Drive'],
  ['fuel', 'Fuel'],
  ['cylinders', 'Cylinders'],
  ['displacement_l', 'Displacement, L'],
  ['plant_country', 'Built in'],
  ['problem', 'The agency remarks'],
]

/** A vehicle's number: its check digit is tested before the agency is asked what it knows. */
export function VinLookup() {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const { data, error, isFetching } = useQuery({
    queryKey: ['vin', asked],
    queryFn: ({ signal }) =>
      sendRequest(request('GET', '/api/v1/automated-workflows/vin', { vin: asked ?? '' }), signal),
    enabled: asked !== null,
    retry: false,
    staleTime: Infinity,
  })
  const refusal = refusedBy(error)[0]?.message
  const problem = error && (refusal ?? whatHappened(error))
  return (
    <PageOnly>
      <section aria-labelledby="vin-title" className="figure">
        <h2 id="vin-title" className="figure-title">
          Look a VIN up before you go and see a car
        </h2>
        <p className="figure-sub">
          The ninth of its seventeen signs checks the others; then the decoder of the US National
          Highway Traffic Safety Administration is asked, which knows most cars sold in Canada.
        </p>
        <form
          aria-label="Vehicle number"
          className="mt-3 flex flex-wrap items-center gap-2.5"
          onSubmit={(event) => {
            event.preventDefault()
            setAsked(typed.trim().toUpperCase())
          }}
        >
          <div className="control-field max-w-72">
            <input
              type="text"
              aria-label="VIN, 17 signs"
              aria-invalid={problem != null}
              aria-describedby={problem ? 'vin-problem' : undefined}
              maxLength={field.vin.maxLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="1FTMW1T88MFA00001"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
              }}
            />
          </div>
          <Button type="submit" size="sm" variant="quiet" className="min-h-11">
            Check and look up
          </Button>
        </form>
        <div aria-live="polite" aria-busy={isFetching} className="mt-3 text-sm">
          {isFetching && <p className="small-text">Asking…</p>}
          {problem && !isFetching && (
            <p id="vin-problem" className="text-danger">
              {problem}
            </p>
          )}
          {data && !isFetching && <DecodedVehicle decoded={data} />}
        </div>
      </section>
    </PageOnly>
  )
}

function DecodedVehicle({ decoded: { vin, vehicle, note, publisher } }: { decoded: Decoded }) {
  return (
    <>
      <p>
        <b className="font-mono font-semibold">{vin}</b> checks. {note}
      </p>
      {vehicle && (
        <>
          <dl className="mt-2 grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {names.map(([key, name]) =>
              vehicle[key] == null ? null : (
                <div key={key} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd>{vehicle[key]}</dd>
                </div>
              ),
            )}
          </dl>
          <p className="small-text mt-2">Source: {publisher}, public domain.</p>
        </>
      )}
    </>
  )
}
