import type { Locator, Page } from '@playwright/test'
import { open, tripOf, loadDeferredParts } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const both = ['Inquiry', 'Newsletter'] as const

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Featured trips' })
const slideOf = (page: Page, id: number) =>
  carouselOf(page).getByRole('heading', { name: tripOf(id).title })

async function openCarousel(page: Page) {
  await open(page, '/')
  await loadDeferredParts(page, both)
  await carouselOf(page).scrollIntoViewIfNeeded()
  await expect(slideOf(page, 1)).toBeInViewport()
}

test.describe('the featured trips', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the arrows wrap around, the dots jump to a slide, and each slide has the link for its availability', async ({
    page,
  }) => {
    await openCarousel(page)
    const button = (name: RegExp) => carouselOf(page).getByRole('button', { name })
    await button(/^Next/).click()
    await expect(slideOf(page, 2)).toBeInViewport()
    await expect(slideOf(page, 1)).not.toBeInViewport()
    await button(/^Next/).click()
    await expect(slideOf(page, 1)).toBeInViewport()
    await button(/^Previous/).click()
    await expect(slideOf(page, 2)).toBeInViewport()
    await button(/^Go to slide 1/).click()
    await expect(slideOf(page, 1)).toBeInViewport()

    const link = (name: RegExp) => carouselOf(page).getByRole('link', { name })
    await expect(link(/^View Detailed Itinerary/)).toHaveAttribute(
      'href',
      '/destinations/turkey?departure=7',
    )
    await button(/^Go to slide 2/).click()
    await expect(carouselOf(page).getByText('Coming Soon')).toBeInViewport()
    await link(/^Learn More/).click()
    await expect(page).toHaveURL('/destinations/bali?departure=15')
  })
})

/** Swipes across an element from right to left. */
async function swipeOver(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = (await target.boundingBox())!
  const y = Math.round(box.y + box.height / 2)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y }] : [] })
  await touch('touchStart', 340)
  for (let x = 310; x > 60; x -= 30) await touch('touchMove', x)
  await touch('touchEnd')
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe shows the next slide', async ({ page }) => {
    await openCarousel(page)
    await swipeOver(page, slideOf(page, 1))
    await expect(slideOf(page, 2)).toBeInViewport()
    await expect(carouselOf(page).getByRole('button', { name: /^Go to slide 2/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})

test('the teaser leads to the schedule, the button of a card to the invite page, and the rest of the card to the trip', async ({
  page,
}) => {
  await open(page, '/')
  await loadDeferredParts(page, both)
  await page.getByRole('region', { name: 'The 2025 schedule' }).getByRole('link').click()
  await expect(page).toHaveURL('/schedule')
  await page.goBack()
  const { title } = tripOf(2)
  await page.getByRole('link', { name: `Request Invite: ${title}` }).click()
  await expect(page).toHaveURL('/request-invite/bali?departure=15')
  await page.goBack()
  const text = page
    .getByRole('article')
    .filter({ hasText: title })
    .getByText('Coming soon', { exact: true })
  // A forced click does not wait until the page has come to rest.
  await text.scrollIntoViewIfNeeded()
  // The main link covers the text.
  await text.click({ force: true })
  await expect(page).toHaveURL('/destinations/bali?departure=15')
})
