/** A question of more than 46 characters takes two lines in the index's columns. */
const longest = 46

/** A question short enough for one line: its first clause where the whole is too long. */
export function openingOf(question: string): string {
  if (question.length <= longest) return question
  const end = question.search(/[,;]/)
  return end < 0 ? question : question.slice(0, end) + question.slice(-1)
}
