/** "1st", "12th", "23rd". */
export function ordinal(count: number) {
  const end = count % 100 >= 11 && count % 100 <= 13 ? 0 : count % 10
  return `${String(count)}${['th', 'st', 'nd', 'rd'][end] ?? 'th'}`
}
