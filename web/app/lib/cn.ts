/** Joins class names. Later classes do not override earlier ones: give a component variants instead. */
export function cn(...classes: (string | false | null | undefined)[]) {
  return classes.filter(Boolean).join(' ')
}
