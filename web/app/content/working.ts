/** On the card of every demo, whatever its group: whether it computes today. */
export const workingWords = { now: 'Working now', notYet: 'Being built' } as const
