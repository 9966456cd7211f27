// Runs before the first paint, so that a chosen theme never flashes the other one.
// Without a choice the stylesheet follows the system by itself.
document.documentElement.classList.add('js')
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
