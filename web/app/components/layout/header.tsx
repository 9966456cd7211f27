/** The bar on top of every page. */
export function Header() {
  return <header />
}
