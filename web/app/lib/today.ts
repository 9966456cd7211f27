/** The visitor's day, YYYY-MM-DD. */
export const today = () => new Date().toLocaleDateString('en-CA')
