import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Starts a download and returns the file's name and text. */
export async function download(
  page: Page,
  start: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download')
  await start()
  const file = await started
  return {
    name: file.suggestedFilename(),
    text: await readFile(await file.path(), 'utf8'),
  }
}
