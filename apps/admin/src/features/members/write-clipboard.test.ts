import { writeClipboard } from './write-clipboard.ts'

/** Like the browser's, it accepts contents that are still promises. */
class Item {
  constructor(readonly contents: Record<string, Promise<Blob>>) {}
}

const write = jest.fn<Promise<void>, [Item[]]>()
const writeText = jest.fn<Promise<void>, [string]>()
const global = globalThis as { ClipboardItem?: unknown }

beforeEach(() => {
  write.mockReset().mockResolvedValue()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { write, writeText },
  })
})
afterEach(() => delete global.ClipboardItem)

it('opens the clipboard before the text has loaded', async () => {
  global.ClipboardItem = Item
  let finish: (text: string) => void = () => undefined
  const done = writeClipboard(new Promise((resolve) => (finish = resolve)))
  expect(write).toHaveBeenCalledTimes(1)
  finish('ready')
  await done
  const blob = await write.mock.calls[0]![0][0]!.contents['text/plain']!
  expect([blob.type, blob.size]).toEqual(['text/plain', 5])
  expect(writeText).not.toHaveBeenCalled()
})

it('waits for the text if the browser has no ClipboardItem', async () => {
  await writeClipboard(Promise.resolve('ready'))
  expect(writeText).toHaveBeenCalledWith('ready')
})

it.each([true, false])('throws what the text throws (ClipboardItem: %s)', async (known) => {
  if (known) global.ClipboardItem = Item
  write.mockRejectedValue(new Error('Nothing to write'))
  await expect(writeClipboard(Promise.reject(new Error('No page')))).rejects.toThrow('No page')
})

it('throws what the clipboard refuses', async () => {
  global.ClipboardItem = Item
  write.mockRejectedValue(new Error('Not allowed'))
  await expect(writeClipboard(Promise.resolve('ready'))).rejects.toThrow('Not allowed')
})
