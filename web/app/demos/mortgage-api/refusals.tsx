/** What the API refuses, said at the control it is about. */

/** The names of fields as the page writes them. */
const names: Record<string, string> = {
  price: 'The price',
  down_payment: 'The down payment',
  rate_pct: 'The rate',
  amortization_years: 'The amortization',
  term_years: 'The term',
  closing_date: 'The closing date',
  annual_income: 'The income',
  property_tax_annual: 'The property tax',
  heating_monthly: 'The heating',
  condo_fee_monthly: 'The condo fee',
  debts_monthly: 'The debts',
  balance: 'The balance',
  contract_rate_pct: 'The contract rate',
  comparison_rate_pct: 'Today’s rate',
  posted_rate_pct: 'The posted rate',
  discount_pct: 'The discount',
  months_remaining: 'The months left',
}

export interface Refused {
  errors: readonly { field: string; message: string }[]
  /** The id of the message about a field, or nothing when there is none. */
  idOf: (field: string) => string | undefined
}

/** The refusals of one form; `form` keeps their ids apart. */
export function refusedBy(form: string, errors: Refused['errors']): Refused {
  const idOf = (field: string) =>
    errors.some((error) => error.field === field) ? `${form}-${field}-problem` : undefined
  return { errors, idOf }
}

/** A message of the API with its field in the reader's words. */
export function inWords({ field, message }: { field: string; message: string }) {
  const name = names[field]
  const text = name && message.startsWith(field) ? name + message.slice(field.length) : message
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** The refusals of a form, under its controls. */
export function Refusals({ refused }: { refused: Refused }) {
  if (refused.errors.length === 0) return null
  return (
    <div role="alert" className="mt-1 mb-2 text-sm font-medium text-danger">
      {refused.errors.map((error) => (
        <p key={error.field} id={refused.idOf(error.field)}>
          {inWords(error)}
        </p>
      ))}
      <p className="font-normal text-muted">
        The figures shown are those of the last possible case.
      </p>
    </div>
  )
}
