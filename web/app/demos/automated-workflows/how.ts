import { howPart } from '@/components/demo/how-it-works'

const formulas = `ln price = make + model + body + drive
         + fuel + transmission
         + a·age + b·age² + c·km
         + accident + private seller
five years = price − resale
           + tax + fuel
score = 40 price + 20 cost
      + 25 wishes + 15 wear`

export const How = howPart({
  isCompared: true,
  method: [
    'The wish is cut into words and numbers and read by a grammar over a vocabulary of real makes, models and places, in English and common French, with up to two slips of the keys forgiven. No language model is asked. Each phrase becomes a field, a comparison and a value you can edit or strike; what is left is said. Of 125 wishes written before the reader was, 121 were read right at first sight and 123 are now (two expectations were corrected); of 63 more, written after it, 52 were at first sight.',
    formulas,
    'Prices are drawn towards the mean of their make and model by a ridge. Each car is priced by a model that has not seen it; the misses of those models give the range, and listings that had no part in either show whether it keeps its promise.',
    'What a wish costs is how many more cars would fit without it. Where none fits, the wish that keeps most away is named, with the nearest number at which one fits.',
    'Fuel is litres by the rating times kilometres times the price of a litre. A dealer charges GST or HST and provincial tax; between private people the provincial one alone is due, in Ontario and the Atlantic provinces at the full HST rate, or none.',
  ],
  limits: [
    'The stock is synthetic; on 852 real listings the median miss was 12.5 %, hence the interval.',
    'Fuel ratings are those of model year 2023, whatever the year of the car: older cars used more.',
    'No rating of reliability stands behind “reliable”: it weighs accidents, owners, age and kilometres of the listing.',
    'British Columbia’s higher rates from $55,000, the wholesale values some provinces tax, other exemptions and trade-ins are left out. Saskatchewan’s exemption of private sales up to $5,000 is counted as it stood in 2018; we have not confirmed it for this year.',
    'In a table of your own the 500 most frequent names of makes, models and kinds have a share of the price of their own; rarer ones are priced by what they have in common with the rest.',
    'One price a litre, for regular, premium and diesel alike.',
    'Distances are straight lines between cities, not roads.',
    'Insurance, repairs, tires and interest are not in the five years.',
  ],
  company: [
    'The same parts read requests for quotes, support tickets or job adverts: a grammar that shows how it understood, a workflow that counts what each step drops, a price with its error.',
    'What it takes: your catalogue, a few hundred real requests to test the reader on, and past prices to fit the model to.',
  ],
})
