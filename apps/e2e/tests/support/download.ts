import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** What the browser stores when a control is used: the file's name and its text. */
export async function downloadBy(
  page: Page,
  use: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download')
  await use()
  const download = await started
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  }
}
