// Runs before the first paint, so that a chosen theme never flashes the other one.
// Without a choice the stylesheet follows the system by itself.
const root = document.documentElement
root.classList.add('js')
// Whoever reloads, comes back or follows a link to a part of the page needs the height of all of it at once.
if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate')
  root.classList.add('whole')
try {
  const theme = localStorage.theme
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme
    // The bar of the browser follows: of the two colours in the head, only the chosen one applies.
    for (const colour of document.querySelectorAll('[name=theme-color]'))
      colour.media = colour.dataset.theme === theme ? '' : 'not all'
  }
} catch {
  // Storage may be closed to us (private mode, policy): the system's theme then stands.
}
// A form sent before the page is alive would load the page anew and lose what was typed: it is kept here and sent by
// lib/replay-typing.ts. After that a form is kept that nothing on the page has answered: its part has not come to
// life. A form with an address of its own may go there.
const early = (window.early = { isOver: false, submit: null, press: null })
const keepSubmit = (event) => {
  if (event.defaultPrevented || event.target.hasAttribute('action')) return
  event.preventDefault()
  event.stopPropagation()
  early.submit = event
}
addEventListener(
  'submit',
  (event) => {
    if (!early.isOver) keepSubmit(event)
  },
  true,
)
addEventListener('submit', keepSubmit)
// What is pressed before any other script is there: components/ui/gate.ts does it again once the page is alive.
addEventListener('click', (event) => (early.press = event), true)
// On paper the foot of each sheet says where it comes from and of when it is: base.css has its place.
addEventListener('beforeprint', () => {
  // "Nov 06 2026" as the pages write a day. No quote mark stands in an address: the browser writes it as %22.
  const day = Date().slice(4, 15).replace(/ 0?(\d+)/, ' $1,')
  root.style.setProperty('--foot', '"' + location.href + ', ' + day + '"')
})
