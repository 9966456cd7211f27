// Runs before the first paint, so that a chosen theme never flashes the other one.
// Without a choice the stylesheet follows the system by itself.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (e) {
  // Storage may be closed to us (private mode, policy): the system's theme then stands.
}
document.documentElement.classList.add('js')
