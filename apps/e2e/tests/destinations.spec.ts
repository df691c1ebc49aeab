import type { Locator, Page } from '@playwright/test'
import { spotsLeftLabel } from '@farandfew/domain/constants/labels.ts'
import { destinationsWithPage } from '@farandfew/domain/destinations/destinations.derived.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { open, showAll, tripOf, loadDeferredParts } from './support/pages.ts'
import { tabTo } from './support/user-input.ts'
import { expect, test } from './support/test.ts'

const both = ['Inquiry', 'Newsletter'] as const

/** The link in the bar at the bottom of the screen, which a screen without room for the panel has. */
const actionOf = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()

const phone = { width: 390, height: 844 }

/** The edges of an element on the screen, in CSS pixels. */
async function edgesOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not shown`)
  return { top: box.y, bottom: box.y + box.height }
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

for (const [trip, action, path] of [
  ['/destinations/turkey', 'Book This Trip', '/book/7'],
  ['/destinations/bali', 'Request Invite', '/request-invite/bali?departure=15'],
  ['/destinations/montenegro', 'Request Invite', '/request-invite/montenegro?departure=9'],
  ['/destinations/sri-lanka', 'Request Invite', '/request-invite/sri-lanka?departure=13'],
  ['/trips/7', 'Request Invite', '/request-invite/japan?departure=6'],
] as const) {
  const slug = destinationsWithPage.find((name) => trip === `/destinations/${name}`)
  const others = slug ? 'to its gallery, to all trips, and ' : ''
  test(`${trip} links ${others}with a bar that is always visible to ${path}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, trip)
    const link = actionOf(page, action)
    await expect(link).toBeInViewport({ ratio: 1 })
    if (slug) await expectLinksOfDestination(page, slug)
    await scrollTo(page, 1500)
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

/** Follows the links of a destination's page to its gallery and to all trips, and comes back. */
async function expectLinksOfDestination(page: Page, slug: string): Promise<void> {
  const gallery = page.getByRole('region', { name: 'Gallery' })
  // Hydration may replace the element while it is being scrolled to.
  await expect(() => gallery.scrollIntoViewIfNeeded()).toPass()
  await expect(gallery.getByRole('img')).toHaveCount(4)
  await gallery.getByRole('link').focus()
  await gallery.getByRole('link').click()
  await expect(page).toHaveURL(`/gallery/${slug}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to All Trips' }).click()
  await expect(page).toHaveURL('/trips')
  await page.goBack()
  await expect(page).toHaveURL(`/destinations/${slug}`)
}

test('the links of every destination with a page are followed above', () => {
  expect([...destinationsWithPage].sort()).toEqual(['bali', 'montenegro', 'sri-lanka', 'turkey'])
})

/** Where the focus is: 'bar', 'clear' if the bar does not cover it, otherwise what is wrong. */
const locateFocus = (bar: Locator) =>
  bar.evaluate((element) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nowhere'
    if (element.contains(focused)) return 'bar'
    const { top, bottom, width } = focused.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || width === 0) return `out of view: ${focused.outerHTML}`
    return bottom > element.getBoundingClientRect().top ? `covered: ${focused.outerHTML}` : 'clear'
  })

test('the bar ends above the footer and never covers the focus, at any width', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/destinations/turkey')
  await loadDeferredParts(page, both)
  const link = actionOf(page, 'Book This Trip')
  const bar = link.locator('..')
  for (const width of [320, 390, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    await scrollTo(page, 100_000)
    const footer = await edgesOf(page.getByRole('contentinfo'))
    const { bottom } = await edgesOf(link)
    expect.soft(bottom, `the bar at ${width} px`).toBeLessThanOrEqual(footer.top)

    await page.getByRole('link', { name: 'Back to All Trips' }).focus()
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    const isAtEnd = () => subscribe.evaluate((button) => button === document.activeElement)
    for (let stops = 0; stops < 150 && !(await isAtEnd()); stops += 1) {
      await page.keyboard.press('Tab')
      const locate = () => locateFocus(bar)
      await expect.poll(locate, `stop ${stops} at ${width} px`).toMatch(/^(bar|clear)$/)
    }
    await expect(subscribe).toBeFocused()
  }
})

test('on a low screen the bar is not sticky', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/destinations/turkey')
  await expect(actionOf(page, 'Book This Trip')).not.toBeInViewport()
})

test('the bar shows the seats that the API returns', async ({ page, request }) => {
  const trip = (await (await request.get('/api/trips/1')).json()) as { spotsLeft: number }
  await page.setViewportSize(phone)
  await open(page, '/destinations/turkey')
  const bar = actionOf(page, 'Book This Trip').locator('..')
  await expect(bar.getByText(spotsLeftLabel(trip.spotsLeft), { exact: true })).toBeVisible()
  await expect(bar.getByText('14-17 August · INR 2 Lacs', { exact: true })).toBeVisible()
})

test('the days of the itinerary open and close', async ({ page }) => {
  const [first, second] = tripOf(4).itinerary
  await open(page, '/destinations/sri-lanka')
  const days = page.getByRole('region', { name: 'Day-by-Day Itinerary' })
  await expect(days.getByText(first!.description)).toBeVisible()
  await expect(days.getByText(second!.description)).toBeHidden()
  await days.getByText(second!.title).click()
  await expect(days.getByText(second!.description)).toBeVisible()
  await days.getByText(first!.title).click()
  await expect(days.getByText(first!.description)).toBeHidden()
})

test('a seat is at most twelve tab stops away, on a phone and on a large screen', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    for (const [path, name] of [
      ['/destinations/turkey', 'Book This Trip'],
      ['/destinations/bali', 'Request Invite'],
      ['/trips/7', 'Request Invite'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      await tabTo(page, actionOf(page, name), 12)
    }
  }
})

test('on a large screen a panel next to the text stays in view, and leads to a seat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/destinations/turkey')
  const panel = page.getByRole('complementary', { name: 'Trip Details' })
  const link = panel.getByRole('link', { name: 'Book This Trip' })
  for (const name of ['Day-by-Day Itinerary', 'Departures', 'Before You Decide']) {
    await expect(async () => {
      await page.getByRole('heading', { level: 2, name }).scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ ratio: 1, timeout: 500 })
    }).toPass()
    for (const text of ['INR 2 Lacs', '14-17 August', 'We hold your seat for 15 minutes']) {
      await expect(panel.getByText(text)).toBeInViewport()
    }
  }
  await expect(
    page.getByRole('link', { name: 'Book This Trip' }).filter({ visible: true }),
  ).toHaveCount(2)
})

test('a chosen departure and the switch of lengths change the whole page', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/destinations/bali?departure=15')
  const link = actionOf(page, 'Request Invite')
  await expect(link).toHaveAttribute('href', '/request-invite/bali?departure=15')
  const days = page.getByRole('region', { name: 'Day-by-Day Itinerary' })
  await expect(() => days.scrollIntoViewIfNeeded()).toPass()
  await expect(days.getByRole('button', { name: '4 days / 3 nights' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(link.locator('..')).toContainText('4 days / 3 nights · INR 2 Lacs')
  await days.getByRole('button', { name: '8 days / 7 nights' }).click()
  await expect(link.locator('..')).toContainText('8 days / 7 nights')
  await expect(link.locator('..')).not.toContainText('INR 2 Lacs')
  await expect(link).not.toHaveAttribute('href', /departure=15/)
})

for (const { id, title } of catalogue) {
  test(`the page of ${title} has at most nine screens on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, `/trips/${id}`)
    await showAll(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(9 * phone.height)
  })
}
