// Before anything is painted: the look that was chosen in this browser, or the device's.
// The content security policy lets no script stand in the page itself. See features/theme.
;(function () {
  let choice = null
  try {
    choice = localStorage.getItem('console.theme')
  } catch {
    // A browser that keeps nothing follows the device.
  }
  const dark =
    choice === 'dark' ||
    (choice !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  const look = dark ? 'dark' : 'light'
  document.documentElement.dataset.theme = look
  document.documentElement.style.colorScheme = look
})()
