import { formatNumber } from '@/lib/format'

/** The engines' own pace of silent reading. */
const WORDS_A_MINUTE = 238

/** Minutes to read a text of so many words. */
export function readingTime(words: number, minutes: number) {
  const result = formatNumber(minutes)
  return {
    formula: [
      `words / ${String(WORDS_A_MINUTE)}, rounded up`,
      `= ${formatNumber(words)} / ${String(WORDS_A_MINUTE)} → ${result}`,
    ],
    result,
    text: 'Silent reading at 238 words a minute, the mean of 190 studies (Brysbaert 2019); at least one minute.',
  }
}
