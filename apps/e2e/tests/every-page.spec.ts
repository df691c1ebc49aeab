import { violationsOn } from './support/axe.ts'
import { answeredWith } from './support/console-watch.ts'
import { open, pages, tripOf, wakeParts } from './support/pages.ts'
import { nothing, sidewaysOf, widths } from './support/sideways.ts'
import { expect, test } from './support/test.ts'

// Nothing is judged halfway through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path, status, heading, forms } of pages) {
  test(`is sound at every width and leaves the console clean: ${name}`, async ({
    page,
    consoleWatch,
  }) => {
    // Chromium writes of every answer that is no success, the page's own included.
    if (status !== 200) consoleWatch.expect(answeredWith(status))
    await page.setViewportSize({ width: 320, height: 800 })
    expect((await open(page, path)).status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await wakeParts(page, forms)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await sidewaysOf(page), `sideways at ${width} px`).toEqual(nothing)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await violationsOn(page), 'axe').toEqual([])
    expect(consoleWatch.complaints()).toEqual([])
  })
}

test('a prerendered page that the browser renders differently is complained about', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Hydration: /)
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  const { title } = tripOf(5)
  await page.route(
    ({ pathname }) => pathname === '/trips/5',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const tampered = html.replace(/(<h1[^>]*>)[^<]*/, '$1Somewhere else entirely')
      expect(tampered).not.toBe(html)
      await route.fulfill({ response, body: tampered })
    },
  )
  await open(page, '/trips/5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(heard).toContainEqual(expect.stringMatching(/^Hydration: /))
})
