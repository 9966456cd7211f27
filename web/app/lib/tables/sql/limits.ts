/** What the page and the engine both keep to. */

/** Longer texts are not asked. */
export const LONGEST_SQL = 20_000
/** What the engine is when it is unpacked, in bytes: a test holds it to the package. */
export const ENGINE_BYTES = 34_242_586
