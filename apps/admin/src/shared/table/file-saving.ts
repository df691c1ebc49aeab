/** Gives a file to the browser to store, under a name. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has taken hold of it once the click's task is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
