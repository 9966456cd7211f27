// Every operation of the contract as the page `/api` tells it: its question, what it takes with limits in words, what
// it answers, how it fails, and a call to try.
import { fieldOf, resolved } from './contract-fields.mjs'
import { given, untried } from './endpoint-calls.mjs'

const number = (value) => {
  if (typeof value !== 'number') return String(value).replace(/T.*$/, '')
  const short = Number(value.toPrecision(6))
  return Math.abs(value) >= 10_000 ? value.toLocaleString('en-CA') : String(short)
}

/** A range in words; whichever end there is. */
function range(least, most, unit = '') {
  const end = unit && ` ${unit}`
  if (least !== undefined && most !== undefined) return `${number(least)} to ${number(most)}${end}`
  if (most !== undefined) return `at most ${number(most)}${end}`
  return least === undefined || least === 0 ? '' : `at least ${number(least)}${end}`
}

const kinds = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
}

/** The limits of a field in words: what kind it is, what it may be, and what it is when left out. */
function ruleOf(schema, contract) {
  const field = fieldOf(schema, contract)
  const { default: standard } = resolved(schema, contract)
  const isDay = field.format === 'date' || field.first !== undefined
  return [
    field.enum
      ? `one of ${field.enum.join(', ')}`
      : isDay
        ? field.format === 'date-time' || String(field.first).includes('T')
          ? 'time'
          : 'day'
        : (kinds[field.type] ?? ''),
    isDay && range(field.first, field.last),
    !isDay &&
      field.type !== 'string' &&
      field.exclusiveMinimum === undefined &&
      range(field.minimum, field.maximum),
    field.exclusiveMinimum !== undefined &&
      `above ${number(field.exclusiveMinimum)}, at most ${number(field.maximum)}`,
    field.type === 'string' && range(field.minLength, field.maxLength, 'characters'),
    range(field.minItems, field.maxItems, 'items'),
    range(field.minNames, field.maxNames, 'names'),
    field.maxRows !== undefined &&
      `at most ${number(field.maxRows)} rows and ${number(field.maxColumns)} columns`,
    field.maxYearsAfter !== undefined &&
      `at most ${String(field.maxYearsAfter.years)} years after ${field.maxYearsAfter.field}`,
    standard !== undefined &&
      standard !== null &&
      standard !== '' &&
      `${String(standard)} if left out`,
  ]
    .filter((part) => part)
    .join('; ')
}

const plainText = (text = '') => text.replaceAll('`', '').replace(/\s+/g, ' ').trim()

/** The properties of a body, and of the objects and lists of objects in it. */
function bodyFields(schema, contract, prefix = '', depth = 0) {
  const { properties, required = [] } = resolved(schema, contract)
  return Object.entries(properties).flatMap(([name, property]) => {
    const whole = resolved(property, contract)
    const items = whole.items && resolved(whole.items, contract)
    const inner =
      Object.keys(whole.properties).length > 0
        ? property
        : items && Object.keys(items.properties).length > 0
          ? whole.items
          : null
    const path = prefix + name
    return [
      {
        name: path,
        required: required.includes(name),
        what: plainText(whole.description),
        rule: ruleOf(property, contract),
      },
      ...(inner && depth < 2
        ? bodyFields(inner, contract, `${path}${items ? '[]' : ''}.`, depth + 1)
        : []),
    ]
  })
}

/** What stands at the top of an answer. */
function answerOf({ content = {}, description = '' }, contract) {
  const [type = ''] = Object.keys(content)
  const schema = content[type]?.schema
  const fields = schema
    ? Object.entries(resolved(schema, contract).properties).map(([name, property]) => ({
        name,
        what: plainText(resolved(property, contract).description),
      }))
    : []
  return { type, what: plainText(description), fields }
}

/** A call with the contract's examples, or nothing where none is to be made. */
function callOf(id, method, path, parameters, body, contract) {
  if (untried.includes(id)) return null
  const wanted = body
    ? Object.entries(resolved(body, contract).properties).filter(([name]) =>
        resolved(body, contract).required?.includes(name),
      )
    : parameters.filter(({ required }) => required).map(({ name, schema }) => [name, schema])
  const examples = wanted.map(([name, schema]) => [name, fieldOf(schema, contract).default])
  const sent = {
    ...Object.fromEntries(examples.filter(([, value]) => value !== undefined)),
    // A job takes what the direct call takes.
    ...given[id.replace(/_job_post$/, '_post')],
  }
  for (const [name] of wanted)
    if (sent[name] === undefined)
      throw new Error(`${id} has no example of ${name}: add one to endpoint-calls.mjs`)
  if (method === 'post') return { method: 'POST', path, body: sent }
  const query = new URLSearchParams(
    Object.entries(sent).map(([name, value]) => [name, String(value)]),
  )
  const text = query.toString().replaceAll('%2C', ',')
  return {
    method: 'GET',
    path: text ? `${path}?${text}` : path,
    ...(id.endsWith('_stream') && { stream: 'observation' }),
  }
}

/** The answers that are, or are not, what was asked for: by the first digit of their status. */
const answersOf = (responses, isSuccess) =>
  Object.entries(responses)
    .sort()
    .filter(([status]) => status.startsWith('2') === isSuccess)

const statusesOf = (answers) =>
  answers.map(([status, { description }]) => ({ status, what: plainText(description) }))

/** The endpoints by group, in the contract's order. */
export function endpointsOf(contract) {
  const groups = new Map()
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const {
        operationId: id,
        tags,
        summary = '',
        description,
        parameters = [],
        requestBody,
        responses,
      } = operation
      const body = requestBody?.content?.['application/json']?.schema
      const [[status, success], ...others] = answersOf(responses, true)
      const endpoint = {
        id,
        method: method.toUpperCase(),
        path,
        summary: plainText(summary),
        note: plainText(description),
        fields: [
          ...parameters.map(({ name, required = false, description: what, schema }) => ({
            name,
            required,
            what: plainText(what),
            rule: ruleOf(schema, contract),
          })),
          ...(body ? bodyFields(body, contract) : []),
        ],
        answer: { status, ...answerOf(success, contract), others: statusesOf(others) },
        errors: statusesOf(answersOf(responses, false)),
        call: callOf(id, method, path, parameters, body, contract),
      }
      groups.set(tags[0], [...(groups.get(tags[0]) ?? []), endpoint])
    }
  return [...groups].map(([slug, endpoints]) => ({ slug, endpoints }))
}
