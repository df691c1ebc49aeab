/**
 * Writes a text to the clipboard that is still being read. Browsers allow this only right after a click, so the promise
 * is passed on if the browser accepts one.
 * @throws what `text` rejects with, or the browser's refusal
 */
export async function writeClipboard(text: Promise<string>): Promise<void> {
  const item = makeItem(text)
  if (!item) return navigator.clipboard.writeText(await text)
  // The rejection of the text explains more than the clipboard's.
  await Promise.all([text, navigator.clipboard.write([item])])
}

function makeItem(text: Promise<string>): ClipboardItem | undefined {
  const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
  // The caller handles the rejection of `text`.
  blob.catch(() => undefined)
  try {
    return new ClipboardItem({ 'text/plain': blob })
  } catch {
    return undefined
  }
}
