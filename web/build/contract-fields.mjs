// The fields of each demo's operations as the contract has them: kind, limits, choices, default.
const KEPT = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'default',
  'enum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]

/** What JSON Schema has no word for, and what it is called here. */
const EXTENSIONS = {
  'x-minimum': 'first',
  'x-maximum': 'last',
  'x-not': 'not',
  'x-max-bytes': 'maxBytes',
  'x-max-rows': 'maxRows',
  'x-max-columns': 'maxColumns',
  'x-min-names': 'minNames',
  'x-max-names': 'maxNames',
  'x-max-years-after': 'maxYearsAfter',
}

const isNull = ({ type }) => type === 'null'

/** A schema with its references followed; of one that may be null, the other part. */
export function resolved(schema, contract) {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema
  const branches = (oneOf ?? anyOf ?? []).filter((branch) => !isNull(branch))
  const parts = [
    ...($ref ? [contract.components.schemas[$ref.split('/').at(-1)]] : []),
    ...allOf,
    // A choice between shapes has no limits of its own.
    ...(branches.length === 1 ? branches : []),
  ]
  const all = [...parts.map((part) => resolved(part, contract)), own]
  const properties = Object.assign({}, ...all.map((part) => part.properties))
  return Object.assign({}, ...all, { properties })
}

export function fieldOf(schema, contract) {
  const field = resolved(schema, contract)
  const type = [field.type ?? []].flat().find((name) => name !== 'null')
  const kept = KEPT.filter((key) => field[key] !== undefined && field[key] !== null)
  const values = kept.map((key) => [
    key,
    key === 'enum' ? field.enum.filter((value) => value !== null) : field[key],
  ])
  // Of formats only those a reader can get wrong: the width of a number is the server's affair.
  const isDate = type === 'string' && field.format !== undefined
  return {
    ...(type && { type }),
    ...(isDate && { format: field.format }),
    ...Object.fromEntries(
      Object.entries(EXTENSIONS)
        .filter(([extension]) => field[extension] !== undefined)
        .map(([extension, name]) => [name, field[extension]]),
    ),
    ...Object.fromEntries(values),
    // Of a field that must be sent nothing is assumed: a page begins with the contract's example.
    ...(field.default === undefined && field.examples && { default: field.examples[0] }),
  }
}

function fieldsOfBody(schema, contract) {
  const { properties } = resolved(schema, contract)
  return Object.entries(properties).map(([name, field]) => [name, fieldOf(field, contract)])
}

const camel = (text) => text.replace(/[-_.]+(\w)/g, (_, letter) => letter.toUpperCase())

/** Per demo, per operation: its parameters and the properties of its body by their names on the wire. */
export function fieldsOfDemos(contract) {
  const demos = new Map()
  for (const [path, methods] of Object.entries(contract.paths).sort()) {
    const [, slug, verb] = /^\/api\/v1\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? []
    if (!slug || !verb) continue
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const body = requestBody?.content?.['application/json']?.schema
      const most = requestBody?.['x-max-bytes']
      const fields = [
        ...parameters.map(({ name, schema }) => [name, fieldOf(schema, contract)]),
        ...(body ? fieldsOfBody(body, contract) : []),
        // All of them together, where the operation has a limit of its own.
        ...(most === undefined ? [] : [['body', { type: 'object', maxBytes: most }]]),
      ]
      if (fields.length === 0) continue
      // Where a path takes both, the one with a body is named for it.
      const name = camel(method === 'post' && methods.get ? `own_${verb}` : verb)
      const operations = demos.get(slug) ?? {}
      operations[name] = Object.fromEntries(fields)
      demos.set(slug, operations)
    }
  }
  return demos
}
