import type { ReactNode } from 'react'
import { apiPage, type Endpoint, type EndpointStatus } from '@/content/api'
import { TryCall } from './try-call'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans text-sm tracking-normal">{title}</h3>
      {children}
    </div>
  )
}

/** Names and what they mean, one a row. */
function Meanings({ rows }: { rows: readonly { name: string; what: string }[] }) {
  return (
    <dl className="text-sm">
      {rows.map(({ name, what }) => (
        <div key={name} className="border-t border-hairline py-1.5 sm:flex sm:gap-x-4">
          <dt className="shrink-0 font-mono text-xs wrap-anywhere sm:w-44 sm:pt-0.5">{name}</dt>
          <dd className="min-w-0 text-muted">{what || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

const Statuses = ({ of }: { of: readonly EndpointStatus[] }) =>
  of.length > 0 && <Meanings rows={of.map(({ status, what }) => ({ name: status, what }))} />

function Parameters({ fields }: Pick<Endpoint, 'fields'>) {
  if (fields.length === 0) return <p className="text-sm text-muted">{apiPage.none}</p>
  return (
    <dl className="text-sm">
      {fields.map(({ name, required, what, rule }) => (
        <div key={name} className="border-t border-hairline py-1.5 sm:flex sm:gap-x-4">
          <dt className="shrink-0 font-mono text-xs wrap-anywhere sm:w-44 sm:pt-0.5">
            {name}
            {required && <span className="block font-sans text-muted">{apiPage.required}</span>}
          </dt>
          <dd className="min-w-0">
            {what && <span className="block">{what}</span>}
            <span className="block text-xs text-muted">{rule}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One endpoint: closed it is its question, open it is all there is to know. */
export function EndpointDetails({ endpoint }: { endpoint: Endpoint }) {
  const { id, method, path, summary, note, fields, answer, errors, call } = endpoint
  return (
    <details id={id} className="group border-b border-hairline">
      <summary className="cursor-pointer py-3.5 hover:text-primary">
        <span className="font-semibold">{summary}</span>
        <code className="mt-0.5 block font-mono text-xs wrap-anywhere text-muted">
          {method} {path}
        </code>
      </summary>
      <div className="grid gap-x-10 gap-y-6 pt-1 pb-7 lg:grid-cols-2">
        {note && <p className="text-sm text-muted lg:col-span-2">{note}</p>}
        <Part title={apiPage.parameters}>
          <Parameters fields={fields} />
        </Part>
        <div className="grid content-start gap-y-6">
          <Part title={apiPage.answer}>
            <p className="mb-2 font-mono text-xs text-muted">
              {[answer.status, answer.type].filter(Boolean).join(' · ')}
            </p>
            {answer.fields.length > 0 ? (
              <Meanings rows={answer.fields} />
            ) : (
              answer.what && <p className="text-sm text-muted">{answer.what}</p>
            )}
            <Statuses of={answer.others} />
          </Part>
          {errors.length > 0 && (
            <Part title={apiPage.errors}>
              <Statuses of={errors} />
            </Part>
          )}
        </div>
        {call && (
          <div className="min-w-0 lg:col-span-2">
            <Part title={apiPage.call}>
              <TryCall name={`${method} ${path}`} call={call} />
            </Part>
          </div>
        )}
      </div>
    </details>
  )
}
