import {
  formatDate,
  formatMonthYear,
  weekdayNames,
} from '@farandfew/domain/calendar/format-date.ts'
import { addDays, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { defaultDecisionDays } from '@farandfew/domain/departures/guarantee.ts'
import { departureFacts } from '@farandfew/domain/departures/departure-facts.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { departureDates, departuresOfMonth } from '@farandfew/domain/departures/departure-dates.ts'
import { monthView, scheduleMonths } from '@farandfew/domain/schedule/month-view.ts'
import {
  type DepartureOf2025,
  schedule2025,
} from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import type { Page } from '@playwright/test'
import { statusError } from './support/console-watch.ts'
import { open } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'
import { expect, test } from './support/test.ts'
import { translatePages } from './support/translate.ts'

/** Without members, no departure up to this date was guaranteed on its decision date: the club's clock is on 1 May. */
const lastDecided = addDays('2025-05-01', defaultDecisionDays)

const nameOf = ({ destination }: DepartureOf2025) => destinationNames[destination]
const longDate = (date: string) => `${weekdayNames[weekdayOf(date)]} ${formatDate(date)}`

const grid = (page: Page) => page.getByRole('grid')
const dayOf = (page: Page, date: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^${longDate(date)}`) })
const panelOf = (page: Page) => page.getByRole('region', { name: 'Selected Trip' })
const step = (page: Page, name: 'Previous' | 'Next') => page.getByRole('button', { name })
const shows = (page: Page, month: string) =>
  expect(page.getByRole('grid', { name: formatMonthYear(month) })).toBeVisible()

test('the heading of the list of departures follows the month of a translated page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await translatePages(page)
  await open(page, '/schedule')
  const list = page.getByRole('region', { name: /^Departures in/ })
  await expect(list.locator('font').first()).toBeVisible()
  for (const month of ['2025-06', '2025-07', '2025-08']) {
    await step(page, 'Next').click()
    await expect(list.getByRole('heading')).toHaveText(`Departures in ${formatMonthYear(month)}`)
  }
})

test('a visitor selects a departure and gets to its booking page', async ({ page }) => {
  await open(page, '/schedule')
  await expect(page).toHaveTitle('2025 Trip Schedule - Far & Few')
  await shows(page, '2025-05')
  await expect(step(page, 'Previous')).toBeDisabled()
  for (const month of ['2025-06', '2025-07', '2025-08']) {
    await step(page, 'Next').click()
    await shows(page, month)
  }
  await dayOf(page, '2025-08-14').click()
  await expect(page).toHaveURL('/schedule?month=2025-08&departure=7')
  const panel = panelOf(page)
  await expect(panel).toContainText('Turkey')
  await expect(panel).toContainText('Thursday 14 August 2025')
  await expect(panel).toContainText('4 days / 3 nights')
  await expect(panel).toContainText('INR 2 Lacs')
  await expect(panel).toContainText(/Open · \d+ left/)

  await page.reload()
  await shows(page, '2025-08')
  await expect(panel).toContainText('Thursday 14 August 2025')
  await dayOf(page, '2025-08-15').click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL('/schedule?month=2025-08')

  await page
    .getByRole('region', { name: 'Departures in August 2025' })
    .getByRole('button', { name: /Turkey/ })
    .click()
  await panel.getByRole('link', { name: 'Book This Trip' }).click()
  await expect(page).toHaveURL('/book/7')
  await expect(page.getByText('14-17 August 2025')).toBeVisible()
})

test('going back undoes one step at a time, also from the invite page', async ({ page }) => {
  await open(page, '/schedule')
  await step(page, 'Next').click()
  await step(page, 'Next').click()
  await dayOf(page, '2025-07-26').click()
  await expect(page).toHaveURL('/schedule?month=2025-07&departure=6')
  await panelOf(page).getByRole('link', { name: 'Book This Trip' }).click()
  await expect(page).toHaveURL('/request-invite/japan?departure=6')
  await page.goBack()
  await expect(panelOf(page)).toContainText('Saturday 26 July 2025')
  await page.goBack()
  await expect(panelOf(page)).toHaveCount(0)
  await shows(page, '2025-07')
  await page.goBack()
  await shows(page, '2025-06')
  await page.goBack()
  await shows(page, '2025-05')
  await expect(page).toHaveURL('/schedule')
})

// The time zones furthest behind and ahead of UTC.
for (const { timezoneId, offset } of [
  { timezoneId: 'Pacific/Pago_Pago', offset: 660 },
  { timezoneId: 'Pacific/Kiritimati', offset: -840 },
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    // Reduced motion: the page must not scroll while the next day is clicked.
    test.use({ timezoneId, contextOptions: { reducedMotion: 'reduce' } })

    test('every departure is on its date', async ({ page }) => {
      await open(page, '/schedule')
      expect(await page.evaluate(() => new Date(2025, 7, 14).getTimezoneOffset())).toBe(offset)
      for (const month of scheduleMonths) {
        await shows(page, month)
        const { weeks } = monthView(schedule2025, month)
        const names = weeks.flatMap((week) =>
          week.flatMap((day) => {
            if (!day) return []
            const { date, departure } = day
            if (!departure) return longDate(date)
            const state = date <= lastDecided ? 'Cancelled' : '(?:Open|By invite)'
            return new RegExp(
              `^${longDate(date)}, ${nameOf(departure)} ${departure.days} days ${state}`,
            )
          }),
        )
        await expect(grid(page).getByRole('button')).toHaveText(names)
        const dates = departuresOfMonth(schedule2025, month).map((one) => departureFacts(one).dates)
        const list = page.getByRole('region', { name: /^Departures in/ })
        await expect(list.getByRole('listitem')).toContainText(dates)
        for (const departure of departuresOfMonth(schedule2025, month)) {
          await dayOf(page, departure.date).click()
          await expect(panelOf(page)).toContainText(longDate(departure.date))
        }
        if (month !== '2025-12') await step(page, 'Next').click()
      }
    })
  })
}

test('the calendar works by keyboard', async ({ page }) => {
  await open(page, '/schedule')
  await step(page, 'Next').focus()
  await page.keyboard.press('Tab')
  await expect(dayOf(page, '2025-05-10')).toBeFocused()
  // The grid is one Tab stop.
  const list = page.getByRole('region', { name: /^Departures in/ })
  await page.keyboard.press('Tab')
  await expect(list.getByRole('button', { name: /Albania/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dayOf(page, '2025-05-10')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(dayOf(page, '2025-05-04')).toBeFocused()
  await page.keyboard.press('PageDown')
  await shows(page, '2025-06')
  await expect(dayOf(page, '2025-06-04')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dayOf(page, '2025-06-07')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toContainText('Armenia')
  await expect(dayOf(page, '2025-06-07')).toBeFocused()
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('PageDown')
  await shows(page, '2025-12')
  await expect(dayOf(page, '2025-12-07')).toBeFocused()
  await page.goBack()
  await shows(page, '2025-11')
  await expect(dayOf(page, '2025-11-08')).toBeFocused()
})

test('a departure that was not guaranteed in time is cancelled, and offers to ask for the next date', async ({
  page,
}) => {
  await open(page, '/schedule?departure=1')
  await expect(panelOf(page)).toContainText('Cancelled')
  await expect(panelOf(page).getByRole('link', { name: 'Book This Trip' })).toHaveCount(0)
  await panelOf(page).getByRole('link', { name: 'Ask for the next date' }).click()
  await expect(page).toHaveURL('/request-invite/albania')
})

test('on a phone each departure shows its state in the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/schedule?month=2025-08')
  const wordOf = (date: string) =>
    dayOf(page, date)
      .locator('[data-short]')
      .evaluate((note) => getComputedStyle(note, '::after').content.split(' / ')[0])
  expect(await wordOf('2025-08-14')).toBe('"Open"')
  expect(await wordOf('2025-08-30')).toBe('"Invite"')
  const legend = page.getByRole('listitem')
  await expect(legend.filter({ hasText: '4 days, open to book' })).toBeVisible()
  await expect(legend.filter({ hasText: '8 days, by invite' })).toBeVisible()
  await expect(dayOf(page, '2025-08-14')).toHaveAccessibleName(
    /^Thursday 14 August 2025, Turkey 4 days Open · \d+ left \d more needed$/,
  )
})

test('shows the planned dates while the API is unavailable, and the seats afterwards', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(503))
  await page.route('/api/schedules', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await open(page, '/schedule?departure=7')
  await expect(page.getByRole('alert')).toContainText('These are the planned dates')
  await expect(panelOf(page)).toContainText('seats unknown right now')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(panelOf(page)).toContainText(/Open · \d+ left/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a date that is pressed before the scripts have loaded is selected afterwards', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/schedule')
  await dayOf(page, '2025-05-10').click()
  await expect(panelOf(page)).toHaveCount(0)
  release()
  await expect(panelOf(page)).toContainText('Albania')
})

test('a departure and the schedule can be added to a calendar', async ({ page, request }) => {
  await open(page, '/schedule?departure=7')
  const link = panelOf(page).getByRole('link', { name: 'Add to calendar' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('far-few-turkey-2025-08-14.ics')

  const feed = await request.get('/api/schedule.ics')
  expect(feed.status()).toBe(200)
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await feed.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(schedule2025.length)
  expect(text).toContain('DTSTART;VALUE=DATE:20250814\r\nDTEND;VALUE=DATE:20250818\r\n')
  const again = await request.get('/api/schedule.ics', {
    headers: { 'if-none-match': feed.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)
})

test('the summary fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/schedule')
  const table = page.getByRole('table', { name: 'All departures at a glance' })
  await expect(table.getByRole('row')).toHaveCount(9)
  const box = await table.boundingBox()
  expect(box!.x + box!.width).toBeLessThanOrEqual(320)
  const day = await dayOf(page, '2025-05-10').boundingBox()
  expect(day!.width).toBeGreaterThanOrEqual(43.5)
  expect(day!.height).toBeGreaterThanOrEqual(44)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the whole schedule', async ({ page }) => {
    await page.goto('/schedule')
    await shows(page, '2025-05')
    const table = page.getByRole('table', { name: 'All departures at a glance' })
    for (const departure of schedule2025) {
      await expect(
        table
          .getByRole('cell')
          .filter({ hasText: nameOf(departure) })
          .filter({ hasText: departureDates(departure) }),
      ).toBeVisible()
    }
  })
})
