import type { Locator } from '@playwright/test'
import type { ClubIdentity, PublicClub } from '@farandfew/domain/club-details/club-identity.ts'
import { sampleNote } from '@farandfew/domain/club-details/club-texts.ts'
import { enlargeText, loadDeferredParts, open, showAll, tripOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }

/** As long as those of the demo. */
const details: ClubIdentity = {
  registeredName: 'Lantern Journeys and Company Private Limited',
  address: '1 Harbour Street\nMumbai 400001\nMaharashtra, India',
  phone: '+919845011223',
  whatsapp: '+919845011224',
  gstin: '27AAPFU0939F1ZV',
  isSample: true,
}

test('a trip shows its pictures large, and is printed with all its days and details, without bars and forms', async ({
  page,
}) => {
  await open(page, '/destinations/turkey')
  await showAll(page)
  const picture = page.getByRole('button', { name: /^Enlarge: / }).first()
  await picture.click()
  const lightbox = page.getByRole('dialog', { name: `Pictures of ${tripOf(1).title}` })
  await expect(lightbox).toContainText('1 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('2 of 4')
  await page.goBack()
  await expect(lightbox).toHaveCount(0)
  await expect(page).toHaveURL('/destinations/turkey')
  await expect(picture).toBeFocused()

  await page.emulateMedia({ media: 'print' })
  for (const { description } of tripOf(1).itinerary) {
    await expect(page.getByText(description)).toBeVisible()
  }
  const [included] = tripOf(1).includedItems
  const item = page.getByRole('listitem').filter({ hasText: included!, visible: true })
  await expect(item.first()).toHaveCSS('list-style-type', 'disc')
  await expect(item.first()).toHaveCSS('background-image', 'none')
  const { practicalFacts } = tripOf(1)
  for (const { answer } of practicalFacts!.questions!)
    await expect(page.getByText(answer)).toBeVisible()
  for (const text of [practicalFacts!.visa!.how, practicalFacts!.food!.vegetarian!.note]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  for (const role of ['banner', 'contentinfo', 'form'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Book This Trip' })).toHaveCount(0)
  const colors = await page
    .getByRole('region', { name: 'Ask About This Trip' })
    .evaluate((region) => [
      getComputedStyle(region).backgroundColor,
      getComputedStyle(region).color,
    ])
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a trip printed without scrolling has the numbers of the club', async ({ page }) => {
    await page.route('**/api/club', (route) => route.fulfill({ json: details }))
    await open(page, '/trips/9')
    await expect(page.getByRole('link', { name: /^Call / })).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.emulateMedia({ media: 'print' })
    for (const name of [/^Call \+91/, /^WhatsApp \+91/, /^Email us/]) {
      await expect(page.getByRole('link', { name })).toBeVisible()
    }
  })
})

for (const path of [
  '/',
  '/schedule',
  '/destinations/turkey',
  '/trips/7',
  '/faqs',
  '/team',
  '/book/7',
]) {
  test(`${path} is printed without buttons, fields and lone headings`, async ({ page }) => {
    await open(page, path)
    await showAll(page)
    await page.emulateMedia({ media: 'print' })
    const left = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 1
      const all = [...document.querySelectorAll('main *')].filter(isShown)
      const levelOf = ({ tagName }: Element) => Number(/^H([1-6])$/.exec(tagName)?.[1] ?? 9)
      const isContent = (element: Element) =>
        element.matches('img, svg, picture') ||
        [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
          Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
        )
      const lone = all.filter((heading, index) => {
        if (levelOf(heading) > 3) return false
        const after = all.slice(index + 1).filter((element) => !heading.contains(element))
        const next = after.find((element) => levelOf(element) < 9 || isContent(element))
        return next === undefined || levelOf(next) <= levelOf(heading)
      })
      const fields = all.filter((element) =>
        element.matches('button:not(:has(img), :is(h2, h3, h4) button), select, input, textarea'),
      )
      return [...lone, ...fields].map(({ textContent }) => textContent)
    })
    expect(left).toEqual([])
  })
}

test('the longest trip is printed on at most eight pages', async ({ page }) => {
  await open(page, '/trips/7')
  await loadDeferredParts(page, ['Inquiry', 'Newsletter'])
  const paper = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1')
  const sheets = paper.match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(3)
  expect(sheets.length).toBeLessThanOrEqual(8)
})

for (const width of [phone.width, 768, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a row of pictures begins where the text does, and quotes and footer leave no gap on the right', async ({
      page,
    }) => {
      const review = { rating: 5, words: 'Long dinners.', name: 'Asha', month: '2024-11' }
      const reviews = [1, 2].map((id) => ({ ...review, id }))
      await page.route('**/api/trips/*/reviews', (route) =>
        route.fulfill({ json: { average: 5, count: 2, reviews } }),
      )
      await open(page, '/destinations/sri-lanka')
      await showAll(page)
      const box = async (of: Locator) => (await of.boundingBox())!
      const heading = await box(page.getByRole('heading', { name: 'Gallery' }))
      const pictures = page.getByRole('button', { name: /^Enlarge: / })
      expect((await box(pictures.first())).x).toBeCloseTo(heading.x, 0)
      if (width === phone.width) return

      const right = ({ x, width: across }: { x: number; width: number }) => x + across
      const fillsItsLastRow = async (name: string) => {
        const list = page.getByRole('list', { name })
        const quotes = list.getByRole('listitem')
        await expect(quotes).toHaveCount(3)
        expect(right(await box(quotes.last()))).toBeCloseTo(right(await box(list)), 0)
      }
      await fillsItsLastRow('Reviews')
      const groups = page.getByRole('contentinfo').getByRole('navigation')
      const columns = await box(groups.first().locator('..'))
      expect(right(await box(groups.last()))).toBeCloseTo(right(columns), 0)
      await open(page, '/testimonials')
      await fillsItsLastRow('What Our Travellers Say')
    })
  })
}

test('the many stops of a route go on below its map, and leave no hole there', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/trips/6')
  await showAll(page)
  const route = page.locator('details').filter({ hasText: 'The Route' }).first()
  const stops = route.getByRole('list', { name: 'The Route' }).getByRole('listitem')
  // Its code may replace it meanwhile.
  await expect(async () => {
    const map = (await route.getByRole('img').boundingBox())!
    const below = map.y + map.height
    const boxes = await Promise.all(
      (await stops.all()).map(async (one) => (await one.boundingBox())!),
    )
    const next = boxes.find(({ x }) => x < map.x)!
    expect(boxes[0]!.x).toBeGreaterThan(map.x + map.width)
    expect(next.y - below).toBeGreaterThan(0)
    expect(next.y - below).toBeLessThan(130)
  }).toPass()
})

test.describe('at twice the text size', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

  test('the bar of a trip takes at most a fifth of the screen', async ({ page }) => {
    for (const [path, name] of [
      ['/destinations/turkey', 'Book This Trip'],
      ['/trips/5', 'Request Invite'],
    ] as const) {
      await open(page, path)
      await enlargeText(page)
      const link = page.getByRole('link', { name })
      const bar = page.locator('[data-screen]').filter({ has: link }).filter({ visible: true })
      await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
      expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(phone.height / 5)
    }
  })
})

test.describe('the home page on a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

  test('is shorter than eight screens with all details of a club, and has rows that the keyboard moves', async ({
    page,
  }) => {
    await page.route('**/api/club', async (route) => {
      const response = await route.fetch()
      const json: PublicClub = { ...((await response.json()) as PublicClub), ...details }
      await route.fulfill({ response, json })
    })
    await open(page, '/')
    await loadDeferredParts(page, ['Inquiry', 'Newsletter'])
    await expect(page.getByRole('contentinfo')).toContainText(sampleNote)
    await expect(page.getByRole('banner')).toContainText('Demo: on this site, today is')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height).toBeLessThan(8 * phone.height)

    // Each row shows the start of its next card.
    const cards = page.getByRole('region', { name: 'Premium Destinations' }).getByRole('article')
    await cards.first().scrollIntoViewIfNeeded()
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.05 })
    await expect(cards.last()).not.toBeInViewport()
    await cards.last().getByRole('link').first().focus()
    await expect(cards.last().getByRole('link').first()).toBeInViewport({ ratio: 0.9 })

    for (const name of ['Travel Moments', 'What Our Travellers Say']) {
      const row = page.getByRole('list', { name })
      await row.focus()
      await expect(row).toBeFocused()
      const last = row.getByRole('listitem').last()
      await expect(last).not.toBeInViewport()
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(last).toBeInViewport({ ratio: 0.9, timeout: 300 })
      }).toPass()
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows the same rows', async ({ page }) => {
      await page.goto('/')
      const cards = page.getByRole('region', { name: 'Premium Destinations' }).getByRole('article')
      const [first, second] = await Promise.all([
        cards.first().boundingBox(),
        cards.nth(1).boundingBox(),
      ])
      expect(second!.y).toBe(first!.y)
      await expect(page.getByText('Swipe to see all 6').first()).toBeVisible()
    })
  })
})
