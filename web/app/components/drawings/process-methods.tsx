import { Box, Drawing, Label } from './drawing'

/** A phase of one or two words. */
function Phase({
  x,
  y,
  words,
  width = 104,
}: {
  x: number
  y: number
  words: readonly string[]
  width?: number
}) {
  const last = words.length === 1
  return (
    <>
      <Box x={x} y={y} width={width} height={44} />
      {words.map((word, index) => (
        <Label
          key={word}
          x={x + width / 2}
          y={y + (last ? 26.5 : 19 + 16 * index)}
          tone="strong"
          anchor="middle"
        >
          {word}
        </Label>
      ))}
    </>
  )
}

export function CrispDm() {
  return (
    <Drawing
      title="Six phases in a circle, with ways back: after evaluation comes deployment, or business understanding again if the question is not answered"
      height={268}
    >
      <ellipse className="noise dashed" cx="168" cy="134" rx="166" ry="130" />
      <Phase x={52} y={18} words={['Business', 'understanding']} />
      <Phase x={188} y={18} words={['Data', 'understanding']} />
      <Phase x={236} y={112} width={98} words={['Data', 'preparation']} />
      <Phase x={188} y={206} words={['Modelling']} />
      <Phase x={52} y={206} words={['Evaluation']} />
      <Box
        x={2}
        y={112}
        width={98}
        height={44}
        fill="fill-signal"
        label="Deployment"
        tone="on-signal"
      />
      <path
        className="signal"
        d="M161 34H182m-6-4 6 4-6 4M183 47H162m6-4-6 4 6 4M256 66l14 39m-6-4.5 6.5 5.5 1.5-8M274 160l-12 39m-3-7.5 2.5 8.5 6-6M290 202l12-38m-8 5.5 8-6.5 3 8M184 228H163m6-4-6 4 6 4M82 202 66 162m-1.5 8 1-8.5 6.5 5"
      />
      <path className="turn" d="M126 202V70m-4.5 6 4.5-7 4.5 7" />
      <Label x={136} y={131} tone="turn">
        does it answer
      </Label>
      <Label x={136} y={149} tone="turn">
        the question?
      </Label>
    </Drawing>
  )
}

const arrowHead = 'M-5-5 2 0-5 5'

const stops = [
  { x: 82, y: 32, word: 'plan', at: [82, 57] },
  { x: 12, y: 110, word: 'build', at: [40, 114.5] },
  { x: 82, y: 188, word: 'test', at: [82, 173] },
  { x: 254, y: 32, word: 'release', at: [254, 57] },
  { x: 324, y: 110, word: 'run', at: [300, 114.5] },
  { x: 254, y: 188, word: 'observe', at: [254, 173] },
] as const

export function DataOps() {
  return (
    <Drawing
      title="Two loops with one crossing: plan, build and test for changes to code; release, run and observe for deliveries of data; both pass the same tests"
      height={226}
    >
      <path
        className="noise"
        d="M168 110C144 66 122 32 82 32 38 32 12 66 12 110s26 78 70 78c40 0 62-34 86-78"
      />
      <path
        className="signal bold"
        d="M168 110C192 66 214 32 254 32c44 0 70 34 70 78s-26 78-70 78c-40 0-62-34-86-78"
      />
      <path className="noise" d={arrowHead} transform="translate(30.5 54.5) rotate(131)" />
      <path className="noise" d={arrowHead} transform="translate(30.5 165.5) rotate(49)" />
      <path className="signal" d={arrowHead} transform="translate(305.5 54.5) rotate(49)" />
      <path className="signal" d={arrowHead} transform="translate(305.5 165.5) rotate(131)" />
      {stops.map(({ x, y, word, at }) => (
        <g key={word}>
          <circle
            className={x < 168 ? 'noise fill-surface' : 'signal fill-surface'}
            cx={x}
            cy={y}
            r="5"
          />
          <Label x={at[0]} y={at[1]} tone="strong" anchor="middle">
            {word}
          </Label>
        </g>
      ))}
      <path className="turn slim" d="M168 34V94" />
      <circle className="turn fill-surface" cx="168" cy="110" r="14" />
      <path className="turn" d="m162 110.5 4.5 4.5 8-9" />
      <Label x={168} y={24} tone="turn" anchor="middle">
        same tests
      </Label>
      <Label x={82} y={220} anchor="middle">
        every change to code
      </Label>
      <Label x={258} y={220} tone="signal" anchor="middle">
        every delivery of data
      </Label>
    </Drawing>
  )
}
