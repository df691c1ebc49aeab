import type { Page } from '@playwright/test'

/** Delays the page's scripts, as a slow network does, until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!boot)[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
