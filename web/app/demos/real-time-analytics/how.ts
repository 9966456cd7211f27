import { howPart } from '@/components/demo/how-it-works'

const formulas = `robust    z = 0.6745 (x − med) / MAD
          of the 24 before
seasonal  the same, this hour
          of the 14 days before
ewma      z = (x − m) / s, then
          m  += w (x − m)
          s² := (1−w)(s² + w (x−m)²)
          w  = 2/25`

export const How = howPart({
  isCompared: true,
  method: [
    'Each report carries two times: when it was measured and when it came. A reading in order is scored by three detectors against what came before it, never by itself. Beyond ±3.5 it is flagged; two that agree raise an alert, three calm readings clear it.',
    formulas,
    'Six equal readings mean a frozen sensor (twelve near freezing), three hours of silence a drop-out. Windows of six hours stay open for three more, so that late reports count.',
    'The browser listens to one stream of server-sent events and comes back with the id of the last one it saw, so nothing is lost or taken twice. It starts when the map is in view and rests while the tab is hidden; where your device asks for little data or motion it waits for you.',
  ],
  limits: [
    'Past events are what stations measured. When a report came in is not in the archive: each is treated as received when measured.',
    'The test signal is synthetic: hours made from monthly means of 1960 to 1994, a day-night wave and seeded noise. It is shown where no observations come, and labelled so.',
    'In the test signal a flag on a reading nobody broke counts as a false alarm; real weather also has real surprises.',
    'One detector alone cannot tell weather from a broken sensor. Neighbouring stations are not compared.',
    'The detectors see temperature only. Humidex (40) and a blizzard (40 km/h and 400 m for four hours) raise alerts by fixed limits of the agency, wind chill at −28, where its scale begins to speak of frostbite. In British Columbia’s past events heat is judged as the agency judges it there, without humidity: two days of 29 °C in Vancouver or 35 °C in Lytton, and nights not below 16 °C or 18 °C.',
    'Reports more than three hours behind their station’s newest one (half an hour, where one is due each minute) are shown but counted nowhere else.',
    'The server remembers five minutes of events; who is away longer gets the state as it is then.',
    'Delays are measured between two clocks that are compared once; their accuracy is written beside them.',
  ],
  company: [
    'Pumps, meters, trucks, tills: the same stream with late, doubled and missing readings in view, alerts that give their reasons, and a replay on which a new rule can be tried before anyone is called at night.',
    'What it takes: a month of your readings with their two times, the faults you remember, and what a false alarm costs against a missed one.',
  ],
})
