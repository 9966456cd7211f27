import { HowItWorks } from '@/components/demo/demo-frame'

export const talk = {
  title: 'Sources that do not quite match?',
  text: 'Customers in one system, orders in another, the weather in a third: we join them, count what found no partner, and show every reader where a figure comes from.',
}

/** Method, limits and what it would take in the reader's company. */
export function How() {
  return (
    <HowItWorks
      method={
        <>
          <p>
            A city is joined with its frost dates, its hardiness zone and the nearest temperature
            record within 250 km. Each crop’s weeks count from the last spring frost. Days on a seed
            packet hold at some temperature, so they are turned into heat units and compared with
            those of the season.
          </p>
          <pre className="formula">
            {'need  = days × (T − base)\ngiven = Σ max(mean − base, 0)\nratio = given / need'}
          </pre>
          <p>
            T is 21 °C for tender crops and 16 °C for others. The sum runs from the first day
            outdoors to the first fall frost, two weeks longer for half-hardy and four for hardy
            crops. Perennials are judged by their zone instead.
          </p>
        </>
      }
      limits={[
        'Temperatures are averages of 1960 to 1994 and frost dates of 1981 to 2010; recent seasons are warmer.',
        'Of 40 cities with frost dates, 17 are recalled from general knowledge: check those with a local garden centre or the nearest climate station. Ten cities have none, and no estimate is shown.',
        'Zones are recalled from the published map, half a zone of error is possible: check them on Natural Resources Canada’s own.',
        'Crops and neighbours are compiled from general practice. Have them checked by a horticulturist, or go by the seed packet.',
        'One-in-ten frost dates are published for Brandon only; elsewhere they assume a spread of 11 days.',
        'Slope, wind, soil and a south wall matter as much as the city.',
      ]}
      company={
        <>
          <p>
            The garden stands for any join of sources that were never meant to meet: keys spelled in
            two ways, one system with gaps, another ten years old.
          </p>
          <p className="mt-2">
            It takes read access to the sources, someone who knows what each field means, and a list
            of what must hold. The unmatched rows become a work list, the rules run on every load,
            and each figure opens to where it came from.
          </p>
        </>
      }
    />
  )
}
