const words =
  'This page did not load completely. Please check your connection, and reload the page.'

/** Says that the code of the page did not load: its texts and links are there, its buttons and forms do nothing. */
export function showFailedStart(): void {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Reload the page',
    onclick: () => window.location.reload(),
  })
  const notice = document.createElement('div')
  notice.role = 'alert'
  notice.style.cssText =
    'position:fixed;z-index:999;inset:auto 0 0;padding:16px;background:#fffbf5;box-shadow:0 0 8px #2b1b2f66'
  notice.append(words, ' ', button)
  document.body.append(notice)
}
