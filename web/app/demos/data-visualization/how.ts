import { howPart } from '@/components/demo/how-it-works'

const formulas = `mean   = Σ v / n
fences = quartile ± 3 × (q3 − q1)
r      = Σ(x−x̄)(y−ȳ)
         / √(Σ(x−x̄)² Σ(y−ȳ)²)
reversal: sign(ā − b̄) in all rows
         = −sign(ā − b̄) in each level`

export const How = howPart({
  isCompared: false,
  method: [
    'A worker beside the page reads the file in pieces: encoding from its marks and bytes, separator and quotes from its first records, and what each column holds from its first thousand rows, held against all the others. Figures and dates become typed arrays, words a list and a code a row.',
    formulas,
    'Every column that could split the rows is tried: where the difference between two groups turns round in each of its levels, the chart is drawn split. Ten kinds of chart are judged by rules that are printed beside them, and each warning says what is wrong.',
    'SQL is answered by DuckDB 1.4.3, which this site serves itself and fetches with the first question. Its worker is handed the table and has no way to files or the network; the answer is drawn and judged like any other table.',
    'The figures of this page were held against DuckDB on public tables: sums by month, means by origin, a correlation to twelve digits.',
  ],
  limits: [
    'A cause that is not a column cannot be found.',
    'Files end at 250 MB, JSON at 60 MB, a workbook at 64 MB unpacked, tables at 5,000,000 rows and 500 columns.',
    'Old workbooks (.xls), PDF and databases are refused, and the page says so; nested Parquet columns are read as text.',
    'A question by columns has up to two conditions, and both must hold; others can be asked in SQL. Words are compared whatever their case and the spaces around them. A row without a value passes “is not” and “is missing” alone.',
    'SQL is one question at a time of one table, called data; an answer has up to 1,000,000 rows, DuckDB up to 1 GB of memory and no extensions, so that JSON functions, time zones and current_date are refused.',
    'Times are read as they are written; a zone is taken into account, a missing one is taken for UTC.',
    'A span of time at either end is held against the others; one span alone cannot be told from a whole one. A gap in the middle of a span is not looked for.',
    'A sum is 0 in a span without rows only where the rows of that level come as events do, over four spans or more in numbers that vary as by chance. Where they come as reports do, or could be either, the span is left empty.',
    'Where most values of a column are one and the same, the others are held against each other.',
    'A reversal is looked for among up to six groups, in columns with up to twelve values, in means, at values with five rows or more of both groups; differences under a twentieth of the standard deviation are taken for none.',
  ],
  company: [
    'The same reader and the same rules run on your own server or in your own page: people open a file and are told what is wrong with it, before a chart of it goes round.',
    'What it takes: the files people already send each other, and an agreement on what a column is called.',
  ],
})
