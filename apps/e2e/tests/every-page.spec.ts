import type { Page, Response } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { horizontalOverflow, noOverflow, widths } from './support/overflow.ts'
import {
  enlargeText,
  footerPages,
  loadDeferredParts,
  open,
  type PageFacts,
  pages,
  tripOf,
} from './support/pages.ts'
import { smallTargets } from './support/targets.ts'
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

/** Expects what every answer of the site has, to GET and to HEAD. */
async function expectAnswer(page: Page, response: Response, { path, status }: PageFacts) {
  expect.soft(response.status(), 'status').toBe(status)
  const headers = await response.allHeaders()
  expect.soft(headers, 'headers').toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect.soft(headers, 'headers').not.toHaveProperty('set-cookie')
  const head = await page.request.head(path)
  expect.soft([head.status(), await head.text()], 'answer to HEAD').toEqual([status, ''])
}

/** Expects no horizontal scrolling at any width, and on a phone at twice the size of text. */
async function expectFits(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await horizontalOverflow(page), `overflow at ${width} px`).toEqual(noOverflow)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const style = await enlargeText(page)
  const overflow = await horizontalOverflow(page)
  expect.soft(overflow, 'overflow at twice the size of text').toEqual(noOverflow)
  await style.evaluate((element) => (element as Element).remove())
}

for (const facts of pages) {
  const { path, status, heading, forms } = facts
  test(`${path} answers, fits every width, has targets of 44 px, follows axe's rules, and logs no errors`, async ({
    page,
    consoleWatch,
  }) => {
    // Chromium logs every error status, that of the page itself too.
    if (status !== 200) consoleWatch.expect(statusError(status))
    await page.setViewportSize({ width: 320, height: 800 })
    const texts = collectTexts(page)
    await expectAnswer(page, await open(page, path), facts)
    const isFooterPage = footerPages.some((other) => other.path === path)
    expect.soft([...texts], 'loaded texts').toEqual(isFooterPage ? [path] : [])
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await loadDeferredParts(page, forms)
    await expectFits(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await smallTargets(page), `small targets at ${width} px`).toEqual([])
    }
    await expectAccessible(page, path)
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
