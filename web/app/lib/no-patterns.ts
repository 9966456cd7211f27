/** Stands in for the router's parser of patterns: `routes.tsx` finds a route by its whole path. */
export function parse(): never {
  throw new Error('this site has no patterns in its routes')
}
