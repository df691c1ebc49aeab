/**
 * Puts a text on the clipboard that is still being made. The clipboard opens only to who has just pressed something,
 * so it is told of the text before the text is there, wherever the browser can do that.
 * @throws whatever making the text throws, and the browser's refusal
 */
export async function writeClipboard(text: Promise<string>): Promise<void> {
  const item = makeItem(text)
  if (!item) return navigator.clipboard.writeText(await text)
  // What went wrong with the text says more than that the clipboard got none.
  await Promise.all([text, navigator.clipboard.write([item])])
}

function makeItem(text: Promise<string>): ClipboardItem | undefined {
  const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
  // Whoever waits for the text hears of its failure.
  blob.catch(() => undefined)
  try {
    return new ClipboardItem({ 'text/plain': blob })
  } catch {
    return undefined
  }
}
