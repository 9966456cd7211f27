import { Box, Drawing, Label, Squares } from './drawing'
import { jagged, jitter } from './jagged'

const load = jagged({ seed: 5, from: 8, to: 324, height: (at) => 180 - 114 * at, stray: 19 })

export function ScalableInfrastructure() {
  return (
    <Drawing title="Capacity rises in steps, each a little ahead of the load" height={216}>
      <path className="axis" d="M8 194H328" />
      <path className="noise" d={load} />
      <path className="signal bold" d="M8 138H104V104H192V70H272V36H328" />
      <path className="turn dots-large" d="M104 138h0M192 104h0M272 70h0" />
      <Label x={8} y={128} tone="signal">
        capacity
      </Label>
      <Label x={104} y={93} tone="turn" anchor="middle">
        a node joins
      </Label>
      <Label x={120} y={178}>
        load
      </Label>
      <Label x={328} y={212} anchor="end">
        time
      </Label>
    </Drawing>
  )
}

/** The cells of a wide sheet: most filled, some overfilled, some nearly empty. */
const sheet = (() => {
  const next = jitter(11)
  const cells = { 'noise bold': '', 'noise bar': '', 'noise bold faint': '' }
  for (let y = 20; y <= 180; y += 20)
    for (let x = 6; x <= 102; x += 24) {
      const kind = next()
      const name = kind < 0.2 ? 'noise bar' : kind < 0.4 ? 'noise bold faint' : 'noise bold'
      cells[name] += `M${String(x)} ${String(y)}h${String(7 + Math.floor(next() * 10))}`
    }
  return Object.entries(cells)
})()

export function DataModeling() {
  return (
    <Drawing title="One wide sheet becomes two entities joined by a key" height={220}>
      {sheet.map(([className, d]) => (
        <path key={className} className={className} d={d} />
      ))}
      <path className="turn" d="M136 8V192" />
      <path className="signal" d="M258 46H280V162H258" />
      <Box x={154} y={8} width={104} height={72} />
      <Box x={154} y={102} width={104} height={92} />
      <path className="signal slim" d="M154 33H258M154 127H258" />
      <Label x={163} y={25} tone="strong">
        Customer
      </Label>
      <Label x={163} y={51} tone="turn">
        customer key
      </Label>
      <Label x={163} y={71}>
        name
      </Label>
      <Label x={163} y={119} tone="strong">
        Order
      </Label>
      <Label x={163} y={145} tone="turn">
        order key
      </Label>
      <Label x={163} y={166} tone="turn">
        customer key
      </Label>
      <Label x={163} y={186}>
        date
      </Label>
      <path className="turn dots-large" d="M258 46h0M258 162h0" />
      <Label x={288} y={101}>
        one
      </Label>
      <Label x={288} y={118}>
        to many
      </Label>
      <Label x={6} y={216}>
        one wide sheet
      </Label>
      <Label x={154} y={216} tone="signal">
        entities and keys
      </Label>
    </Drawing>
  )
}

const ring = [
  [76, 34],
  [130, 65],
  [130, 127],
  [76, 158],
  [22, 127],
  [22, 65],
] as const

const everyPair = ring
  .flatMap(([x, y], index) =>
    ring
      .slice(index + 1)
      .map(([toX, toY]) => `M${String(x)} ${String(y)}L${String(toX)} ${String(toY)}`),
  )
  .join('')

export function SystemIntegration() {
  const onTheBus = [206, 258, 310].flatMap((x) => [[x, 52] as const, [x, 140] as const])
  return (
    <Drawing title="Fifteen links between six systems become six" height={216}>
      <path className="noise thin" d={everyPair} />
      <Squares className="noise fill-bg" at={ring} />
      <path className="turn" d="M165 8V184" />
      <path className="signal bold" d="M190 96H326" />
      <path className="signal" d="M206 61V131M258 61V131M310 61V131" />
      <Squares className="signal fill-bg" at={onTheBus} />
      <Label x={76} y={208} anchor="middle">
        6 systems, 15 links
      </Label>
      <Label x={258} y={208} tone="signal" anchor="middle">
        6 systems, 6 links
      </Label>
    </Drawing>
  )
}

const deliveries = [
  [38, 80, 21],
  [98, 98, 22],
  [158, 116, 23],
] as const

export function OpenDataStandards() {
  const intoContract = deliveries
    .map(([from, to, seed]) =>
      jagged({ seed, from: 62, to: 130, height: (at) => from + (to - from) * at, stray: 8 }),
    )
    .join('')
  return (
    <Drawing title="Three formats pass one schema contract and come out open" height={216}>
      <path className="noise" d={intoContract} />
      <path
        className="signal"
        d="M198 80C228 80 226 38 254 38M198 98H254M198 116C228 116 226 158 254 158"
      />
      <Box x={4} y={22} width={58} height={32} line="noise" label="CSV" />
      <Box x={4} y={82} width={58} height={32} line="noise" label="XML" />
      <Box x={4} y={142} width={58} height={32} line="noise" label="Excel" />
      <Box x={130} y={48} width={68} height={100} line="turn" fill="fill-bg" />
      <Label x={164} y={94} tone="turn" anchor="middle">
        schema
      </Label>
      <Label x={164} y={112} tone="turn" anchor="middle">
        contract
      </Label>
      <Box x={254} y={22} width={78} height={32} label="SQL" tone="strong" />
      <Box x={254} y={82} width={78} height={32} label="Parquet" tone="strong" />
      <Box x={254} y={142} width={78} height={32} label="OpenAPI" tone="strong" />
      <Label x={4} y={208}>
        as delivered
      </Label>
      <Label x={332} y={208} tone="signal" anchor="end">
        open, documented
      </Label>
    </Drawing>
  )
}

export function PerformanceOptimization() {
  return (
    <Drawing title="Response times move to the fast side, the slowest most of all" height={216}>
      <path className="axis" d="M8 188H328" />
      <path className="noise" d="M30 188C92 188 100 112 148 112S240 166 328 174" />
      <path className="signal bold" d="M12 188C44 188 42 36 62 36S86 186 148 188H328" />
      <path className="noise dashed" d="M288 98V188" />
      <path className="turn" d="M98 52V188M278 128H106m7-5-7 5 7 5" />
      <Label x={106} y={64} tone="turn">
        slowest 5 %, after
      </Label>
      <Label x={282} y={108} anchor="end">
        slowest 5 %, before
      </Label>
      <Label x={8} y={207}>
        fast
      </Label>
      <Label x={328} y={207} anchor="end">
        slow
      </Label>
    </Drawing>
  )
}
