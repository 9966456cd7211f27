/**
 * Stands in for the parts of the query library that change things and that load lists piece by piece: this site only
 * asks, and for all of an answer at once.
 */
export class MutationCache {
  findAll() {
    return []
  }

  resumePausedMutations() {
    return Promise.resolve()
  }

  clear() {
    // There is none to forget.
  }
}

export function infiniteQueryBehavior(): never {
  throw new Error('this site asks for no list piece by piece')
}

export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior
