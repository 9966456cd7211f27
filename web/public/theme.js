// Runs before the first paint, so that a chosen theme never flashes the other one.
// Without a choice the stylesheet follows the system by itself.
document.documentElement.classList.add('js')
// Whoever reloads, comes back or follows a link to a part of the page needs the height of all of it at once.
var arrival = performance.getEntriesByType('navigation')[0]
if (location.hash || (arrival && arrival.type !== 'navigate'))
  document.documentElement.classList.add('whole')
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    // The bar of the browser follows: of the two colours in the head, only the chosen one applies.
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (colour) {
      colour.media = colour.dataset.theme === theme ? 'all' : 'not all'
    })
  }
} catch (e) {
  // Storage may be closed to us (private mode, policy): the system's theme then stands.
}
