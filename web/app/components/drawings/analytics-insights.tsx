import { Box, Drawing, Label } from './drawing'
import { jagged } from './jagged'

const departments = ['sales', 'finance', 'stores'] as const

export function BusinessIntelligence() {
  const bars = (from: number, heights: readonly number[]) =>
    heights.map((height, i) => `M${String(from + 48 * i)} 168h30v${String(-height)}h-30z`).join('')
  return (
    <Drawing title="Three departments report three revenues, then one" height={216}>
      <path className="axis" d="M4 168H138M194 168H328" />
      <path className="noise" d={bars(8, [92, 66, 122])} />
      <path className="fill-signal" d={bars(198, [86, 86, 86])} />
      <path className="turn" d="M170 10V190" />
      {departments.map((name, index) => (
        <g key={name}>
          <Label x={23 + 48 * index} y={186} anchor="middle">
            {name}
          </Label>
          <Label x={213 + 48 * index} y={186} anchor="middle">
            {name}
          </Label>
        </g>
      ))}
      <Label x={4} y={22}>
        three revenues
      </Label>
      <Label x={332} y={22} tone="signal" anchor="end">
        one revenue
      </Label>
      <Label x={170} y={210} tone="turn" anchor="middle">
        one definition
      </Label>
    </Drawing>
  )
}

const history = jagged({
  seed: 41,
  from: 8,
  to: 184,
  height: (at) => 146 - 56 * at + 16 * (at < 0.5 ? at : 1 - at),
  stray: 16,
})

export function PredictiveAnalytics() {
  return (
    <Drawing
      title="A forecast with its likely range, beside the simple rule it has to beat"
      height={216}
    >
      <path className="axis" d="M8 190H328" />
      <path className="noise" d={`${history}L190 90`} />
      <path
        className="fill-signal"
        opacity=".18"
        d="M190 90C230 66 270 38 328 14V120C280 106 230 96 190 90z"
      />
      <path className="signal bold" d="M190 90C230 82 280 72 328 62" />
      <path className="noise dashed" d="M190 90H328" />
      <path className="turn" d="M190 30V190" />
      <Label x={184} y={42} tone="turn" anchor="end">
        today
      </Label>
      <Label x={328} y={140} anchor="end">
        simple rule
      </Label>
      <path className="noise thin" d="M300 128V94" />
      <Label x={258} y={22} tone="signal" anchor="end">
        likely range
      </Label>
      <path className="signal thin" d="M262 20 292 40" />
      <Label x={8} y={208}>
        measured
      </Label>
      <Label x={328} y={208} tone="signal" anchor="end">
        forecast
      </Label>
    </Drawing>
  )
}

const calm = jagged({ seed: 51, from: 8, to: 152, height: () => 138, stray: 14 })

export function RealTimeAnalytics() {
  return (
    <Drawing
      title="A reading leaves its usual range, is noticed after a short delay and acted on"
      height={216}
    >
      <path className="axis" d="M8 190H328" />
      <path className="noise dashed" d="M8 104H328" />
      <path className="noise" d={`${calm}L160 96L168 72L176 58L184 46`} />
      <path className="turn" d="M184 22V190" />
      <path className="signal bold" d="M184 46C206 46 204 138 240 138H328" />
      <path className="turn dots-large" d="M184 46h0" />
      <path className="noise" d="M158 110V176M162 170h18m-5-4 5 4-5 4M167 166l-5 4 5 4" />
      <Label x={176} y={30} tone="turn" anchor="end">
        noticed
      </Label>
      <Label x={328} y={94} anchor="end">
        usual limit
      </Label>
      <Label x={328} y={128} tone="signal" anchor="end">
        acted on
      </Label>
      <Label x={150} y={175} anchor="end">
        delay, shown
      </Label>
      <Label x={328} y={208} anchor="end">
        time
      </Label>
    </Drawing>
  )
}

/** Six shares of a whole, in per cent, in the order a pie would show them. */
const shares = { A: 17, B: 9, C: 24, D: 16, E: 28, F: 6 }

/** The slices' edges and middles; rounded to a tenth, so that every engine's sine draws the same path. */
function slices() {
  let turned = 0
  return Object.entries(shares).map(([name, share]) => {
    const at = (percent: number, radius: number) => {
      const angle = (percent / 100) * 2 * Math.PI
      return `${(70 + radius * Math.sin(angle)).toFixed(1)} ${(96 - radius * Math.cos(angle)).toFixed(1)}`
    }
    const edge = `M70 96L${at(turned, 56)}`
    const [x = 0, y = 0] = at(turned + share / 2, 38)
      .split(' ')
      .map(Number)
    turned += share
    return { name, edge, x, y }
  })
}

export function DataVisualization() {
  const pie = slices()
  const ranked = Object.entries(shares).sort(([, a], [, b]) => b - a)
  return (
    <Drawing title="Six shares: hard to rank as slices, plain as sorted bars" height={216}>
      <circle className="noise" cx="70" cy="96" r="56" />
      <path className="noise" d={pie.map(({ edge }) => edge).join('')} />
      {pie.map(({ name, x, y }) => (
        <Label key={name} x={x} y={y + 4.5} anchor="middle">
          {name}
        </Label>
      ))}
      <path className="turn" d="M156 10V184" />
      {ranked.map(([name, share], index) => (
        <g key={name}>
          <Label x={180} y={34 + 27 * index} anchor="middle" tone="strong">
            {name}
          </Label>
          <rect
            className="fill-signal"
            x="192"
            y={22 + 27 * index}
            width={share * 4}
            height="16"
            rx="2"
          />
          <Label x={198 + share * 4} y={34 + 27 * index} tone="signal">
            {share}
          </Label>
        </g>
      ))}
      <Label x={70} y={208} anchor="middle">
        which is larger?
      </Label>
      <Label x={192} y={208} tone="signal">
        sorted, labelled
      </Label>
    </Drawing>
  )
}

const sources = ['Roy, Anne', 'Cho, Ben', 'Li, Mei', 'A. Roy', 'B. Cho', 'N. Sam'] as const
const rowAt = (index: number) => 8 + 30 * index + (index > 2 ? 8 : 0)

export function DataIntegration() {
  return (
    <Drawing
      title="Two sources joined on a key: two records match, two do not and are listed"
      height={216}
    >
      {sources.map((name, index) => (
        <Box key={name} x={4} y={rowAt(index)} width={84} height={24} line="noise" label={name} />
      ))}
      <path
        className="noise"
        d="M88 20C124 20 124 42 160 42M88 118C124 118 124 50 160 50M88 50C124 50 124 82 160 82M88 148C124 148 124 90 160 90"
      />
      <path
        className="noise dashed"
        d="M88 80C124 80 124 134 160 134M88 178C124 178 124 174 160 174"
      />
      <path className="turn" d="M160 8V192" />
      <path className="signal" d="M160 46H210M160 86H210" />
      <path className="noise dashed" d="M160 134H210M160 174H210" />
      <Box x={210} y={32} width={122} height={28} label="Anne Roy" tone="strong" />
      <Box x={210} y={72} width={122} height={28} label="Ben Cho" tone="strong" />
      <Box x={210} y={120} width={122} height={28} line="noise dashed" label="Li: no match" />
      <Box x={210} y={160} width={122} height={28} line="noise dashed" label="Sam: no match" />
      <Label x={4} y={212}>
        two sources
      </Label>
      <Label x={160} y={212} tone="turn" anchor="middle">
        one key
      </Label>
      <Label x={332} y={212} tone="signal" anchor="end">
        joined, counted
      </Label>
    </Drawing>
  )
}
