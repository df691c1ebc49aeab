import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { horizontalOverflow, noOverflow, widths } from './support/overflow.ts'
import { footerPages, loadDeferredParts, open, pages, tripOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Collects the texts of footer pages that the page loads, as paths. */
function collectTexts(page: Page): ReadonlySet<string> {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (footerPages.some(({ path }) => path === `/${name}`)) loaded.add(`/${name}`)
  })
  return loaded
}

for (const { path, status, heading, forms } of pages) {
  test(`${path} fits every width, follows axe's rules, and logs no errors`, async ({
    page,
    consoleWatch,
  }) => {
    // Chromium logs every error status, that of the page itself too.
    if (status !== 200) consoleWatch.expect(statusError(status))
    await page.setViewportSize({ width: 320, height: 800 })
    const texts = collectTexts(page)
    expect((await open(page, path)).status()).toBe(status)
    const isFooterPage = footerPages.some((other) => other.path === path)
    expect([...texts], 'loaded texts').toEqual(isFooterPage ? [path] : [])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await loadDeferredParts(page, forms)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await horizontalOverflow(page), `overflow at ${width} px`).toEqual(noOverflow)
    }
    await expectAccessible(page, path)
    expect(consoleWatch.complaints()).toEqual([])
  })
}

test('a hydration error appears in the console', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Hydration: /)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const { title } = tripOf(5)
  await page.route(
    ({ pathname }) => pathname === '/trips/5',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const changed = html.replace(/(<h1[^>]*>)[^<]*/, '$1Somewhere else entirely')
      expect(changed).not.toBe(html)
      await route.fulfill({ response, body: changed })
    },
  )
  await open(page, '/trips/5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(messages).toContainEqual(expect.stringMatching(/^Hydration: /))
})
