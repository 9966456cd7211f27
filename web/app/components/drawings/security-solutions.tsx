import { Box, Drawing, Label, Squares } from './drawing'

export function DataProtection() {
  return (
    <Drawing title="A record in clear becomes a copy with its private fields masked" height={216}>
      <Box x={4} y={20} width={140} height={140} line="noise" />
      <Box x={192} y={20} width={140} height={140} />
      <path className="noise thin" d="M4 55H144M4 90H144M4 125H144" />
      <path className="signal thin" d="M192 55H332M192 90H332M192 125H332" />
      {['name', 'SIN', 'born', 'city'].map((field, index) => (
        <g key={field}>
          <Label x={14} y={42 + 35 * index}>
            {field}
          </Label>
          <Label x={202} y={42 + 35 * index}>
            {field}
          </Label>
        </g>
      ))}
      <Label x={58} y={42} tone="strong">
        Anne Roy
      </Label>
      <Label x={58} y={77} tone="strong">
        046 454 286
      </Label>
      <Label x={58} y={112} tone="strong">
        May 3, 1981
      </Label>
      <Label x={58} y={147} tone="strong">
        Ottawa
      </Label>
      <path className="signal bar" d="M249 38h40M249 73h24M249 108h24" />
      <Label x={280} y={77} tone="signal">
        286
      </Label>
      <Label x={280} y={112} tone="signal">
        1981
      </Label>
      <Label x={246} y={147} tone="strong">
        Ottawa
      </Label>
      <path
        className="turn"
        d="M168 8V70M168 110V172M168 74a8 8 0 1 1 0 16 8 8 0 1 1 0-16M168 90v17m0-4h6m-6-6h6"
      />
      <Label x={4} y={184}>
        the record
      </Label>
      <Label x={168} y={204} tone="turn" anchor="middle">
        your key
      </Label>
      <Label x={332} y={184} tone="signal" anchor="end">
        the copy
      </Label>
    </Drawing>
  )
}

export function AccessControl() {
  return (
    <Drawing title="Which role may see which data: filled means yes, empty means no" height={216}>
      <path className="axis" d="M4 34H332" />
      <path className="hair" d="M4 78H332M4 122H332M4 166H332" />
      <Label x={142} y={22} anchor="middle">
        names
      </Label>
      <Label x={214} y={22} anchor="middle">
        amounts
      </Label>
      <Label x={292} y={22} anchor="middle">
        the log
      </Label>
      <Label x={4} y={61} tone="strong">
        Auditor
      </Label>
      <Label x={4} y={105} tone="strong">
        Analyst
      </Label>
      <Label x={4} y={149} tone="strong">
        Branch clerk
      </Label>
      <Squares
        className="signal fill-signal"
        at={[
          [214, 56],
          [214, 100],
          [214, 144],
          [292, 56],
        ]}
      />
      <Squares
        className="noise fill-bg"
        at={[
          [142, 56],
          [142, 100],
          [292, 100],
          [292, 144],
        ]}
      />
      <rect className="fill-signal" x="133" y="135" width="9" height="18" />
      <Squares className="turn" at={[[142, 144]]} />
      <path className="turn slim" d="M142 158V188" />
      <Label x={142} y={205} tone="turn" anchor="middle">
        row rule: own branch only
      </Label>
    </Drawing>
  )
}

/** Three controls over eight months; an empty mark is a run that was missed. */
const runs = [
  [48, []],
  [98, []],
  [148, [5]],
] as const

export function ComplianceManagement() {
  return (
    <Drawing
      title="Each duty leads to one control, and each control to a record of its runs"
      height={216}
    >
      <path className="noise" d="M8 12h60l16 16v152H8zM68 12v16h16" />
      <path className="noise thin" d="M20 66h40M20 78h30M20 116h46M20 128h24M20 166h42" />
      {runs.map(([y, missed]) => (
        <g key={y}>
          <path className="noise bold" d={`M20 ${String(y + 4)}h46`} />
          <path className="noise" d={`M84 ${String(y + 4)}H118`} />
          <rect className="turn fill-surface" x="118" y={y - 8} width="24" height="24" rx="4" />
          <path className="turn" d={`m125 ${String(y + 4)} 4 4.5 7-8`} />
          <path className="signal" d={`M142 ${String(y + 4)}H170`} />
          <Squares
            className="signal fill-signal"
            size={9}
            at={[0, 1, 2, 3, 4, 5, 6, 7]
              .filter((month) => !(missed as readonly number[]).includes(month))
              .map((month) => [184 + 20 * month, y + 4])}
          />
          <Squares
            className="noise fill-bg"
            size={10}
            at={missed.map((month) => [184 + 20 * month, y + 4])}
          />
        </g>
      ))}
      <path className="noise" d="M284 162V188" />
      <Label x={8} y={206}>
        duty
      </Label>
      <Label x={130} y={206} tone="turn" anchor="middle">
        control
      </Label>
      <Label x={179} y={24} tone="signal">
        record of each run
      </Label>
      <Label x={328} y={206} anchor="end">
        one missed, and noted
      </Label>
    </Drawing>
  )
}

const systems = [20, 58, 96, 134, 172] as const

/** Head and shoulders of somebody at a point. */
const person = (x: number) =>
  `M${String(x)} 74a8 8 0 1 1 0 16 8 8 0 1 1 0-16M${String(x - 15)} 114a15 15 0 0 1 30 0z`

export function IdentityManagement() {
  return (
    <Drawing title="Five passwords for five systems become one identity" height={216}>
      <path className="noise" d={person(20)} />
      <path className="noise" d={systems.map((y) => `M40 96L108 ${String(y)}`).join('')} />
      <path
        className="noise dots-large"
        d={systems.map((y) => `M78 ${String(96 + ((y - 96) * 38) / 68)}h0`).join('')}
      />
      <Squares className="noise fill-bg" at={systems.map((y) => [116, y])} />
      <path className="signal" d={person(180)} />
      <path
        className="signal"
        d={`M200 96H214${systems.map((y) => `M272 96L308 ${String(y)}`).join('')}`}
      />
      <Box x={214} y={78} width={58} height={36} line="turn" label="sign-on" tone="turn" />
      <Squares className="signal fill-bg" at={systems.map((y) => [318, y])} />
      <Label x={4} y={208}>
        five passwords
      </Label>
      <Label x={328} y={208} tone="signal" anchor="end">
        one identity
      </Label>
    </Drawing>
  )
}
