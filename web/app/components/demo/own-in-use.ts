/** What a page works out from a visitor's own data, and what it does not: the promise and the banner say the same. */
export interface OwnScope {
  /** The figures that are worked out from it: "the ranking of offers". */
  recomputed: readonly string[]
  /** All others, and what they rest on: "the rest of the page, on published rates". */
  kept: readonly string[]
  /** The id of what to look at first; the answer unless told otherwise. */
  result?: string
}

/** A visitor's own data while a page uses it. */
export interface OwnInUse {
  name: string
  rows?: number
  scope: OwnScope
  /** The page works it out by itself: it never leaves the browser. */
  isLocal?: boolean
}
