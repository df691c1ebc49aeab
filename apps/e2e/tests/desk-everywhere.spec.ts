import type { Page } from '@playwright/test'
import { violationsOn } from './support/axe.ts'
import { club } from './support/club.ts'
import { addMembers, enterDesk, goToRoom, removeMembers, rooms } from './support/desk.ts'
import { byKeyboard } from './support/hands.ts'
import { tripOf } from './support/pages.ts'
import { nothing, sidewaysOf } from './support/sideways.ts'
import { expect, test } from './support/test.ts'

// Nothing is judged halfway through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ context }) => enterDesk(context, 'Meera'))

/** The rooms, and what opens inside some of them. */
const places = [
  ...rooms,
  { name: 'a trip', path: '/trips/1', heading: tripOf(1).title },
  { name: 'a new departure', path: '/departures?departure=new', heading: '' },
  { name: 'nobody', path: '/users/999999999', heading: 'User database' },
  { name: 'nowhere', path: '/nowhere', heading: 'Page not found' },
]

async function goTo(page: Page, { path, heading }: (typeof places)[number]): Promise<void> {
  if (heading) return goToRoom(page, path, heading)
  await page.goto(`${club.adminUrl}${path}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

// What the colours are does not hang on the width.
for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test.describe(`in the ${colorScheme} look`, () => {
    test.use({ colorScheme })

    test(`axe finds nothing in any room, ${colorScheme}, and nothing scrolls sideways`, async ({
      page,
      query,
      consoleWatch,
    }) => {
      test.setTimeout(150_000)
      consoleWatch.expect(/status of 404/)
      const members = await addMembers(query)
      for (const place of places) {
        await page.setViewportSize({ width, height: 844 })
        await goTo(page, place)
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect(await sidewaysOf(page), `${place.name} at ${width} px`).toEqual(nothing)
        expect(await violationsOn(page), `${place.name} at ${width} px`).toEqual([])
      }
      await removeMembers(query, members)
    })
  })
}

test('the palette finds a room, a member and a trip, by keyboard alone', async ({
  page,
  query,
}) => {
  const members = await addMembers(query)
  const { username, firstName } = members[1]!
  await goToRoom(page, '/', 'User database')
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const ask = async (text: string, option: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(text)
    await expect(dialog.getByRole('option', { name: option })).toBeVisible()
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(option)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  await ask('departu', 'Departures')
  await expect(heading('Departures')).toBeFocused()
  await ask(tripOf(2).title.slice(0, 8), tripOf(2).title)
  await expect(heading(tripOf(2).title)).toBeVisible()
  await ask(username, `${firstName} ${username}`)
  await expect(page.getByRole('region', { name: firstName })).toContainText(username)
  await removeMembers(query, members)
})

test('“?” lists the keys of the room', async ({ page }) => {
  await goToRoom(page, '/invites', 'Invites')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toContainText('Go to a room, a member or a trip')
  await expect(dialog).toContainText('Approve')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await goToRoom(page, '/security', 'Security')
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await expect(dialog).not.toContainText('Approve')
})

/** What has the focus; with 'unseen' before it where nothing on the screen shows that. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    // Of a date's parts the browser marks the one that has the focus.
    const isDate = element instanceof HTMLInputElement && element.type === 'date'
    const isMarked = isDate || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''
    const seen = (isMarked || boxShadow !== 'none') && isInSight
    return `${seen ? '' : 'unseen: '}${element.tagName} ${name}`
  })

test('every room is reached by the Tab key, and the focus is seen on the way', async ({ page }) => {
  for (const { name, heading } of rooms) {
    await goToRoom(page, rooms[0].path, rooms[0].heading)
    const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name })
    await byKeyboard(page).press(link)
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => focusOn(page), `stop ${stop} of ${name}`).not.toMatch(/^unseen/)
    }
  }
})
