/** The largest table of a visitor's own that is opened: of it only the columns asked for are sent. */
export const MOST_FILE_BYTES = 5_000_000

/** The same in words. */
export const mostFileBytes = `${String(MOST_FILE_BYTES / 1e6)} MB`
