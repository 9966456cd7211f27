/** Lower case, without accents: "Montréal" and "montreal" are the same word to somebody who looks for it. */
export const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
