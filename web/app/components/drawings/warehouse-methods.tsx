import { Box, Drawing, Label } from './drawing'

/** An event table as a session writes it: the question, the name, three examples, what the column becomes. */
const columns = [
  { x: 2, question: 'who', name: 'Customer', examples: ['A. Roy', 'B. Cho', 'A. Roy'] },
  { x: 86, question: 'what', name: 'Product', examples: ['snow tires', 'heat pump', 'air filter'] },
  { x: 170, question: 'when', name: 'Order date', examples: ['Nov 3', 'Nov 3', 'Nov 9'] },
  { x: 254, question: 'how many', name: 'Quantity', examples: ['4', '1', '2'] },
]

export function AgileDataWarehouseDesign() {
  return (
    <Drawing
      title="The event “customer orders product” as a table of examples; who, what and when become dimensions, how many becomes a fact"
      height={230}
    >
      <Label x={2} y={14} tone="strong">
        Customer orders product
      </Label>
      <Box x={2} y={26} width={332} height={126} line="noise" />
      <path className="noise thin" d="M2 51H334M2 77H334M86 26V152M170 26V152M254 26V152" />
      {columns.map(({ x, question, name, examples }) => (
        <g key={question}>
          <Label x={x + 9} y={43} tone="turn">
            {question}
          </Label>
          <Label x={x + 9} y={69} tone="strong">
            {name}
          </Label>
          {examples.map((example, row) => (
            <Label key={row} x={x + 9} y={96 + 22 * row}>
              {example}
            </Label>
          ))}
          <path className="signal" d={`M${String(x + 40)} 158V188m-4.5-6 4.5 6 4.5-6`} />
        </g>
      ))}
      <Box x={2} y={195} width={78} height={32} label="dimension" tone="strong" />
      <Box x={87} y={195} width={78} height={32} label="dimension" tone="strong" />
      <Box x={171} y={195} width={78} height={32} label="dimension" tone="strong" />
      <Box
        x={256}
        y={195}
        width={78}
        height={32}
        fill="fill-signal"
        label="fact"
        tone="on-signal"
      />
    </Drawing>
  )
}

/** A satellite: a stack, because every version is kept. */
function Satellite({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <Box x={x + 8} y={y - 8} width={72} height={28} line="noise" />
      <Box x={x + 4} y={y - 4} width={72} height={28} line="noise" />
      <Box x={x} y={y} width={72} height={28} line="noise" label={label} />
    </>
  )
}

export function DataVault() {
  return (
    <Drawing
      title="Three hubs, customer, order and product, joined by two links; satellites on hubs and links keep every version"
      height={252}
    >
      <path className="signal" d="M82 111H254" />
      <path className="noise" d="M43 90V50M168 90V50M293 90V50M106 127V172M231 127V172" />
      {[
        ['Customer', 4],
        ['Order', 129],
        ['Product', 254],
      ].map(([name, x]) => (
        <g key={name}>
          <rect className="fill-signal" x={x} y="89" width="78" height="44" rx="4" />
          <Label x={Number(x) + 39} y={107} tone="on-signal" anchor="middle">
            {name}
          </Label>
          <Label x={Number(x) + 39} y={124} tone="on-signal plain" anchor="middle">
            hash key
          </Label>
        </g>
      ))}
      <path
        className="turn fill-surface"
        d="M105.5 94 124 111l-18.5 17L87 111zM230.5 94 249 111l-18.5 17L212 111z"
      />
      <Satellite x={4} y={22} label="address" />
      <Satellite x={129} y={22} label="status" />
      <Satellite x={254} y={22} label="price" />
      <Satellite x={66} y={176} label="since" />
      <Satellite x={191} y={176} label="quantity" />
      <path className="hair" d="M4 222H332" />
      <rect className="fill-signal" x="4" y="236" width="14" height="10" rx="2" />
      <Label x={25} y={246}>
        hub: key
      </Label>
      <path className="turn" d="m108 234 9 7-9 7-9-7z" />
      <Label x={124} y={246}>
        link: relation
      </Label>
      <rect className="noise" x="218" y="236" width="14" height="10" rx="2" />
      <Label x={239} y={246}>
        satellite: history
      </Label>
    </Drawing>
  )
}

export function Kimball() {
  return (
    <Drawing
      title="A star: the fact order line in the middle, the dimensions date, customer, product, store and promotion round it; its grain is one line of one order"
      height={256}
    >
      <path
        className="signal"
        d="M168 112V24M168 112 292 72M168 112 258 188M168 112 78 188M168 112 44 72"
      />
      <Box x={126} y={6} width={84} height={34} label="Date" tone="strong" />
      <Box x={250} y={54} width={84} height={34} label="Customer" tone="strong" />
      <Box x={222} y={178} width={84} height={34} label="Product" tone="strong" />
      <Box x={30} y={178} width={84} height={34} label="Store" tone="strong" />
      <Box x={2} y={54} width={84} height={34} label="Promotion" tone="strong" />
      <rect className="fill-signal" x="104" y="84" width="128" height="60" rx="6" />
      <Label x={168} y={109} tone="on-signal" anchor="middle">
        Order line
      </Label>
      <Label x={168} y={129} tone="on-signal plain" anchor="middle">
        quantity, amount
      </Label>
      <path className="turn slim" d="M168 148V228" />
      <path className="turn dots-large" d="M168 148h0" />
      <Label x={168} y={246} tone="turn" anchor="middle">
        grain: one line of one order
      </Label>
    </Drawing>
  )
}
