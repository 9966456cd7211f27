import { Box, Drawing, Label, Squares } from './drawing'
import { jagged } from './jagged'

/** Seven systems from top to bottom, and the lane each is sent to. */
const choices = [68, 26, 110, 26, 152, 110, 26]
const systemAt = (index: number) => 17 + 24 * index

export function MigrationStrategy() {
  const toLane = (lanes: readonly number[]) =>
    choices
      .map((lane, index) =>
        lanes.includes(lane)
          ? `M118 ${String(systemAt(index))}C150 ${String(systemAt(index))} 152 ${String(lane)} 184 ${String(lane)}`
          : '',
      )
      .join('')
  return (
    <Drawing
      title="Seven systems: three move, one is rebuilt, two stay, one is retired"
      height={216}
    >
      <path
        className="noise"
        d={choices.map((_, i) => `M26 ${String(systemAt(i))}H118`).join('')}
      />
      <Squares className="noise fill-bg" size={16} at={choices.map((_, i) => [18, systemAt(i)])} />
      <path className="signal slim" d={toLane([26, 68, 110])} />
      <path className="noise dashed" d={toLane([152])} />
      <path className="turn" d="M118 6V172" />
      <Label x={192} y={31} tone="strong">
        move
      </Label>
      <Label x={192} y={73} tone="strong">
        rebuild
      </Label>
      <Label x={192} y={115} tone="strong">
        keep
      </Label>
      <Label x={192} y={157}>
        retire
      </Label>
      <Squares
        className="signal fill-signal"
        size={16}
        at={[
          [264, 26],
          [290, 26],
          [316, 26],
          [264, 68],
        ]}
      />
      <Squares
        className="signal fill-bg"
        size={16}
        at={[
          [264, 110],
          [290, 110],
        ]}
      />
      <Squares className="noise dashed" size={16} at={[[264, 152]]} />
      <Label x={10} y={206}>
        today
      </Label>
      <Label x={118} y={206} tone="turn" anchor="middle">
        one choice each
      </Label>
      <Label x={332} y={206} tone="signal" anchor="end">
        in order
      </Label>
    </Drawing>
  )
}

/** Figures on both sides of a switch; invented, and the same on purpose. */
const compared = [
  ['rows', '1,204,118'],
  ['amount', '88,310.42'],
  ['checksum', '4f0a 91c2'],
] as const

export function DataMigration() {
  return (
    <Drawing
      title="Rows, amounts and checksums agree between the old store and the new"
      height={224}
    >
      <path
        className="noise"
        d="M76 20v46c0 7 16 11 34 11s34-4 34-11V20M76 20c0-7 16-11 34-11s34 4 34 11-16 11-34 11-34-4-34-11zM76 43c0 7 16 11 34 11s34-4 34-11M144 43H172"
      />
      <path
        className="signal"
        d="M230 20v46c0 7 16 11 34 11s34-4 34-11V20M230 20c0-7 16-11 34-11s34 4 34 11-16 11-34 11-34-4-34-11zM230 43c0 7 16 11 34 11s34-4 34-11M188 43H226m-7-5 7 5-7 5"
      />
      <path className="turn" d="M180 8V104" />
      <path className="hair" d="M4 104H332M4 136H332M4 168H332M4 200H332" />
      {compared.map(([measure, value], index) => (
        <g key={measure}>
          <Label x={4} y={125 + 32 * index}>
            {measure}
          </Label>
          <Label x={150} y={125 + 32 * index} anchor="end">
            {value}
          </Label>
          <path className="turn" d={`M175 ${String(118 + 32 * index)}h10m0 5h-10`} />
          <Label x={298} y={125 + 32 * index} tone="signal" anchor="end">
            {value}
          </Label>
        </g>
      ))}
      <Label x={66} y={48} anchor="end">
        old
      </Label>
      <Label x={306} y={48} tone="signal">
        new
      </Label>
      <Label x={180} y={216} tone="turn" anchor="middle">
        compared
      </Label>
    </Drawing>
  )
}

const bump = (share: number) => Math.max(0, 1 - (2.6 * (share - 0.5)) ** 2)
const demand = (seed: number, from: number) =>
  jagged({ seed, from, to: from + 156, height: (at) => 172 - 104 * bump(at), stray: 9 })

export function CloudNativeSolutions() {
  return (
    <Drawing title="Capacity fixed at the peak becomes capacity that follows the load" height={216}>
      <path className="axis" d="M8 190H328" />
      <path className="noise" d={demand(31, 8) + demand(32, 172)} />
      <path className="noise bold" d="M8 46H164" />
      <path className="turn" d="M168 14V190" />
      <path className="signal bold" d="M168 154H190V124H204V84H220V50H280V80H296V116H312V154H328" />
      <Label x={8} y={34}>
        capacity, fixed
      </Label>
      <Label x={12} y={76}>
        paid, idle
      </Label>
      <Label x={328} y={34} tone="signal" anchor="end">
        capacity, as needed
      </Label>
      <Label x={84} y={182} anchor="middle">
        load
      </Label>
      <Label x={328} y={208} anchor="end">
        one day
      </Label>
    </Drawing>
  )
}

export function HybridArchitecture() {
  return (
    <Drawing
      title="Raw records stay on site; only totals cross an encrypted link to the cloud"
      height={216}
    >
      <Box x={4} y={12} width={124} height={154} line="noise" fill="fill-bg" />
      <Box x={208} y={12} width={124} height={154} fill="fill-bg" />
      <path className="noise thin" d="M4 42H128" />
      <path className="signal thin" d="M208 42H332" />
      <Label x={66} y={32} tone="strong" anchor="middle">
        on site
      </Label>
      <Label x={270} y={32} tone="signal" anchor="middle">
        Canadian region
      </Label>
      <Box x={18} y={56} width={96} height={26} line="noise" label="machine logs" />
      <Box x={18} y={92} width={96} height={26} line="noise" label="client files" />
      <Box x={18} y={128} width={96} height={26} line="noise" label="totals" />
      <Box x={222} y={56} width={96} height={26} label="reports" tone="strong" />
      <Box x={222} y={92} width={96} height={26} label="models" tone="strong" />
      <Box x={222} y={128} width={96} height={26} label="totals" tone="strong" />
      <path className="turn" d="M114 141H158M178 141H221m-7-5 7 5-7 5M168 156V188" />
      <path className="signal" d="M270 128v-9M270 92v-9" />
      <rect className="turn fill-surface" x="157" y="134" width="22" height="18" rx="3" />
      <path className="turn" d="M161.5 134v-6a6.5 6.5 0 0 1 13 0v6" />
      <Label x={168} y={206} tone="turn" anchor="middle">
        only what is needed, encrypted
      </Label>
    </Drawing>
  )
}

export function ContinuityOfService() {
  return (
    <Drawing
      title="A failure, the data at risk before it and the time until service returns"
      height={216}
    >
      <path className="signal bold" d="M8 56H160M236 56H328" />
      <path className="noise dashed" d="M160 56V112H236V56" />
      <path className="signal dots-large" d="M28 56h0M72 56h0M116 56h0M236 56h0" />
      <path className="turn" d="M160 24V150" />
      <path className="noise" d="M116 70V166M236 122V166" />
      <path
        className="noise"
        d="M118 158h38m-6-4 6 4-6 4M126 154l-6 4 6 4M164 158h70m-6-4 6 4-6 4M170 154l-6 4 6 4"
      />
      <Label x={8} y={34} tone="signal">
        copies
      </Label>
      <Label x={168} y={32} tone="turn">
        failure
      </Label>
      <Label x={328} y={34} tone="signal" anchor="end">
        back
      </Label>
      <Label x={198} y={104} anchor="middle">
        down
      </Label>
      <Label x={152} y={186} tone="strong" anchor="end">
        data at risk
      </Label>
      <Label x={168} y={186} tone="strong">
        time to return
      </Label>
      <Label x={160} y={208} anchor="middle">
        both agreed in advance
      </Label>
    </Drawing>
  )
}
