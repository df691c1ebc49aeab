import type { Page } from '@playwright/test'
import { galleryOf, photosIn } from '@farandfew/domain/galleries/galleries.ts'
import { galleryTiles } from '@farandfew/domain/galleries/gallery-tiles.derived.ts'
import { expectAccessible } from './support/axe.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const bali = galleryOf('bali')!
const [terraces, market, next] = bali.photos as [
  (typeof bali.photos)[number],
  (typeof bali.photos)[number],
  (typeof bali.photos)[number],
]

const temples = photosIn(bali, 'Temples')

const wall = (page: Page) => page.getByRole('list', { name: 'Pictures of Bali' })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Bali' })
const buttonOf = (page: Page, what: 'Favourite' | 'Enlarge' | 'Share', alt: string) =>
  page.getByRole('button', { name: `${what}: ${alt}`, exact: true })

test('a visitor opens a gallery from the index, filters it, and enlarges a photo', async ({
  page,
}) => {
  await open(page, '/moodboards')
  await page.getByRole('button', { name: 'Asia' }).click()
  await expect(page).toHaveURL('/moodboards?region=asia')
  await page.reload()
  const tiles = page.getByRole('list', { name: 'Destinations' }).getByRole('link')
  await expect(tiles).toHaveCount(3)
  await tiles.first().click()
  await expect(page).toHaveURL('/gallery/bali')
  await expect(page.getByRole('heading', { level: 1, name: 'Bali' })).toBeFocused()

  await page.getByRole('button', { name: 'Temples' }).click()
  await expect(wall(page).getByRole('img')).toHaveCount(temples.length)
  await wall(page).getByRole('img', { name: temples[0]!.alt }).click()
  await expect(lightbox(page).getByText('1 of 2')).toBeVisible()
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(lightbox(page).getByRole('img', { name: temples[1]!.alt })).toBeVisible()
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL('/gallery/bali')
  await page.getByRole('link', { name: 'Take Travel Quiz' }).click()
  await expect(page).toHaveURL('/quiz')
})

test('the lightbox works by keyboard and restores the focus', async ({ page }) => {
  await open(page, '/gallery/bali')
  const opener = buttonOf(page, 'Enlarge', market.alt)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByRole('img', { name: next.alt })).toBeVisible()
  await expect(page).toHaveURL(`/gallery/bali?photo=${next.id}`)
  for (let stops = 0; stops < 7; stops += 1) {
    await page.keyboard.press('Tab')
    expect(await lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    )
  }
  await expectAccessible(page, 'lightbox')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('photos are in reading order, and their buttons appear on hover and on focus', async ({
  page,
}) => {
  await open(page, '/gallery/bali')
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await wall(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
  }
  const heart = buttonOf(page, 'Favourite', terraces.alt)
  const bar = heart.locator('xpath=../..')
  await expect(bar).toHaveCSS('opacity', '0')
  await wall(page).getByRole('img', { name: terraces.alt }).hover()
  await expect(bar).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(bar).toHaveCSS('opacity', '0')
  await heart.focus()
  await expect(bar).toHaveCSS('opacity', '1')
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a shared link opens the photo, and hydration keeps the like counts', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const html = await (await page.request.get('/gallery/bali')).text()
  const prerendered = [...html.matchAll(/<span> (\d+)<\/span><span[^>]*> likes/g)].map(
    ([, count]) => `${count} likes`,
  )
  await open(page, '/gallery/bali')
  const counts = wall(page).getByText(/\d+ likes/)
  await expect(counts).toHaveCount(bali.photos.length)
  const shown = (await counts.allTextContents()).map((text) => text.trim())
  expect(shown).toEqual(prerendered)

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await buttonOf(page, 'Share', next.alt).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Copied to clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(lightbox(page).getByRole('img', { name: next.alt })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buttonOf(page, 'Enlarge', next.alt)).toBeFocused()
  await expect(page).toHaveURL('/gallery/bali')
})

test('arrow keys move between the tiles of the index by position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/moodboards')
  const tile = (index: number) =>
    page.getByRole('list', { name: 'Destinations' }).getByRole('link').nth(index)
  const heights = await page
    .getByRole('list', { name: 'Destinations' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights).toEqual(galleryTiles.map(({ height }) => height))

  await tile(0).focus()
  const walk: [string, number][] = [
    ['ArrowRight', 1],
    ['ArrowDown', 4],
    ['ArrowRight', 5],
    ['ArrowUp', 2],
    ['ArrowLeft', 1],
    ['ArrowUp', 1],
  ]
  for (const [key, index] of walk) {
    await page.keyboard.press(key)
    await expect(tile(index)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/gallery/turkey')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the buttons of a photo are always visible, and a swipe shows the next photo', async ({
    page,
  }) => {
    await open(page, '/gallery/bali')
    const heart = buttonOf(page, 'Favourite', terraces.alt)
    await expect(heart.locator('xpath=../..')).toHaveCSS('opacity', '1')
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await wall(page).getByRole('img', { name: terraces.alt }).tap()
    await expect(lightbox(page).getByText('1 of 10')).toBeVisible()
    await expect(
      lightbox(page).getByRole('button', { name: `Favourite: ${terraces.alt}` }),
    ).toHaveAttribute('aria-pressed', 'true')
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 420 }],
      })
    await touch('touchStart', 300)
    await touch('touchMove', 200)
    await touch('touchMove', 90)
    await touch('touchEnd')
    await expect(lightbox(page).getByText('2 of 10')).toBeVisible()
  })
})
