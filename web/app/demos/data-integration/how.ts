import { howPart } from '@/components/demo/how-it-works'

export const How = howPart({
  method: [
    'A city is joined with its frost dates, its hardiness zone and the nearest temperature record within 250 km. Each crop’s weeks count from the last spring frost. Days on a seed packet hold at some temperature, so they are turned into heat units and compared with those of the season.',
    'need  = days × (T − base)\ngiven = Σ max(mean − base, 0)\nshare = given / need',
    'T is 21 °C for tender crops and 16 °C for others. Days that count from seed are reduced by the weeks a seedling spends indoors, down to half of them. The sum runs from the day that the frost alone allows to the first fall frost, two weeks longer for half-hardy and four for hardy crops. Perennials are judged by their zone instead. Nothing is planted before its soil is warm: the soil is taken to be 2.5 °C warmer than the mean air of 31 days, and frozen until that mean is 1.5 °C. A crop that starts only in soil of 18 °C also needs a month of 20 °C. Windows end on the last day from which the crop still ripens. Below a share of 1 the harvest is that of an earlier variety, which needs 2 × share − 1 of the heat, at least 0.7.',
  ],
  limits: [
    'Temperatures are averages of 1960 to 1994 and frost dates of 1981 to 2010; recent seasons are warmer.',
    'Of 40 cities with frost dates, 17 are recalled from general knowledge: check those with a local garden centre or the nearest climate station. Ten cities have none, and no estimate is shown.',
    'Zones are recalled from the published map, half a zone of error is possible: check them on Natural Resources Canada’s own.',
    'Crops and neighbours are compiled from general practice. Have them checked by a horticulturist, or go by the seed packet.',
    'One-in-ten frost dates are published for Brandon only; elsewhere they assume a spread of 11 days.',
    'The soil’s 2.5 °C, the thaw at 1.5 °C, the month of 20 °C, the earlier variety and the heat at which garlic ripens (1,500 to 1,700 units above 0 °C from January) are our assumptions.',
    'Slope, wind, soil and a south wall matter as much as the city.',
  ],
  company: [
    'The garden stands for any join of sources that were never meant to meet: keys spelled in two ways, one system with gaps, another ten years old.',
    'It takes read access to the sources, someone who knows what each field means, and a list of what must hold. The unmatched rows become a work list, the rules run on every load, and each figure opens to where it came from.',
  ],
})
