/** Lets the browser save a file. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
