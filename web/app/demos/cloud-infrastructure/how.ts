import { howPart } from '@/components/demo/how-it-works'
import { defaultReport } from './contract.gen'
import { listCredit, rateOf } from './words'

const { exchange, lists } = defaultReport.plan

const formulas = `a  = λ / μ                   cores of work
B  ← aB / (k + aB)           for k = 1 … c
C  = B / (1 − (a/c)(1 − B))  chance to wait
Wq = C / (cμ − λ)            mean wait
P(wait + work > p99) = 0.01`

export const How = howPart({
  isCompared: true,
  method: [
    'Requests come at random and wait in one queue for a free core; work is exponential. The formula of Erlang gives the fewest cores that answer 99 of 100 in time.',
    formulas,
    'Every machine of the three price lists is then taken in the smallest number that still keeps the promise with the machines lost that may be, and that is up often enough (binomial). The cheapest is found by pricing all of them; a test finds the same by trying every number of every machine.',
    'The planned set-up and one machine less then face the same simulated requests, one by one: arrivals, work, a failure that takes what its machine works on. The promise is one of time and leaves those out: of long work they are more than one of 100 in a minute. The set-up of your own is judged alike: they are in neither its promise nor its error budget. Who waits longer than 10 s (or twice the promise) is lost. Chance comes from the seed in the address: the same question gives the same answer, another seed another run.',
    'Autoscaling looks every 30 s, or as often as you set, and wants machines × busy / target, rounded up; within 10 % of the target it changes nothing, the default of Kubernetes, unless more requests wait than there are machines. How fast is our own: all that is wanted is ordered at once, and one machine goes at a look, where Kubernetes waits five minutes and lets all go at once. Unless set otherwise it keeps the cores as busy as they are at the peak, and runs no more machines than being ready from the start takes; never fewer than planned.',
    'The simulator is held to the formulae at twelve loads from 1 to 48 cores (mean wait, chance to wait and its tail within the 99.9 % interval), and to Pollaczek and Khinchine for work of other shapes.',
    'Prices are dollars of the United States from published lists, turned into Canadian ones at a dated rate of the Bank of Canada. Microsoft is asked for Azure’s at most once a day; where it does not answer, or with less than nine of ten of the machines, the bundled list serves with its date. Those of AWS and Google are dated snapshots. Azure’s cores are read from the size’s name; a series whose prices contradict each other between regions or sizes is left out, as are machines that share cores.',
  ],
  limits: [
    'List prices at 1.4064 CAD; real service times have longer tails than the exponential. Try a long tail in the last figure.',
    'Not priced: storage, traffic to the internet, load balancers, databases, support, taxes, discounts.',
    `The bundled lists are of different days: ${listCredit(lists)}. ${rateOf(exchange)}, also where Azure’s is of today.`,
    'A set-up is a number of equal machines of one size in one region of one cloud behind one queue: no mixes of sizes, regions or clouds, no databases, caches or containers beside them.',
    'A vCPU counts as a core of the same speed everywhere; one queue for all machines is the best a load balancer can do.',
    'Machines fail independently. That one is up 99.5 % of the time is an assumption; a region that fails is not in it.',
    'Carbon is an estimate from two named sources: grids of 2019 and average watts of a vCPU, all month at the peak. What making the machines emits is not in it.',
    'Azure’s memory follows the documented ratio of its series, as recalled; AWS Calgary is not in the lists.',
  ],
  company: [
    'The same simulator runs on your traces and your measured service times, with your contract prices, and says before a rollout whether it holds.',
    'What it takes: requests by minute, a histogram of service times, and your price sheet.',
  ],
})
