import { HowItWorks } from '@/components/demo/demo-frame'

const formulas = `robust    z = 0.6745 (x − med) / MAD
          of the 24 before
seasonal  the same, this hour
          of the 14 days before
ewma      z = (x − m) / s, then
          m  += w (x − m)
          s² := (1−w)(s² + w (x−m)²)
          w  = 2/25`

/** Method, limits, and what it takes elsewhere. */
export function How() {
  return (
    <HowItWorks
      method={
        <>
          <p>
            Each report carries two times: when it was measured and when it came. A reading in order
            is scored by three detectors against what came before it, never by itself. Beyond ±3.5
            it is flagged; two that agree raise an alert, three calm readings clear it.
          </p>
          <pre className="formula">{formulas}</pre>
          <p>
            Six equal readings mean a frozen sensor (twelve near freezing), three hours of silence a
            drop-out. Windows of six hours stay open for three more, so that late reports count.
          </p>
          <p>
            The browser listens to one stream of server-sent events and comes back with the id of
            the last one it saw, so nothing is lost or taken twice. The stream starts when the map
            is in view, because it costs about two kilobytes a second; where your device asks for
            little data or motion it waits for you, and it rests while the tab is hidden.
          </p>
        </>
      }
      limits={[
        'Without the publisher the weather is synthetic: hours made from monthly means of 1960 to 1994, a day-night wave and seeded noise. It is labelled so wherever it is shown.',
        'In a replay a flag on a reading nobody broke counts as a false alarm; real weather also has real surprises.',
        'One detector alone cannot tell weather from a broken sensor. Neighbouring stations are not compared.',
        'The detectors see temperature only. Humidex and wind chill raise alerts by fixed limits of the agency.',
        'Reports more than three hours behind their station’s newest one are shown but counted nowhere else.',
        'The server remembers five minutes of events; who is away longer gets the state as it is then.',
        'Delays are measured between two clocks that are compared once; the remaining doubt is written beside them.',
      ]}
      company={
        <>
          <p>
            Pumps, meters, trucks, tills: the same stream with late, doubled and missing readings in
            view, alerts that give their reasons, and a replay on which a new rule can be tried
            before anyone is called at night.
          </p>
          <p>
            What it takes: a month of your readings with their two times, the faults you remember,
            and what a false alarm costs against a missed one.
          </p>
        </>
      }
    />
  )
}
