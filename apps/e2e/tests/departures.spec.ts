import { catalogue } from '@farandfew/domain/catalogue'
import { formatMonthYear, monthOf } from '@farandfew/domain/calendar'
import {
  departureFacts,
  type DepartureList,
  type ListedDeparture,
} from '@farandfew/domain/departures'
import { scheduleMonths } from '@farandfew/domain/schedule'
import type { APIRequestContext } from '@playwright/test'
import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** What a page must show of a departure: seats only where they can be booked. */
function expectedOf(departure: ListedDeparture) {
  const { duration, priceTier, availability, spotsRemaining } = departure
  const seats = spotsRemaining === 0 ? 'Fully booked' : `Open · ${spotsRemaining} left`
  return {
    length: `${duration} days / ${duration - 1} nights`,
    price: `INR ${priceTier} Lacs`,
    state: availability === 'open' ? seats : 'By invite',
    dates: departureFacts({ ...departure, date: departure.departureDate, days: duration }).dates,
  }
}

const read = async (request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as DepartureList

for (const trip of catalogue) {
  test(`the page of ${trip.title} shows its departures as the API returns them`, async ({
    page,
    request,
  }) => {
    await open(page, `/trips/${trip.id}`)
    const heading = page.getByRole('heading', { level: 2, name: 'Departures' })
    await heading.scrollIntoViewIfNeeded()
    const rows = page.getByRole('region', { name: 'Departures' }).getByRole('listitem')
    // Other tests add and remove a departure of Turkey.
    await expect(async () => {
      const { departures } = await read(request, `/api/trips/${trip.id}/departures`)
      const expected = departures.map((one) => {
        const { state, length, price } = expectedOf(one)
        return `${state}${length} · ${price}`
      })
      await expect(rows.locator('time')).toHaveCount(departures.length, { timeout: 1000 })
      const shown = await rows.evaluateAll((elements) =>
        elements.map((row) =>
          [...row.querySelectorAll('span, small')].map(({ textContent }) => textContent).join(''),
        ),
      )
      expect(shown).toEqual(expected)
    }).toPass()
  })
}

test('the schedule shows every departure as the API returns it', async ({ page, request }) => {
  const { departures } = await read(request, '/api/schedules')
  await open(page, '/schedule')
  for (const month of scheduleMonths) {
    const name = `Departures in ${formatMonthYear(month)}`
    const rows = page.getByRole('region', { name }).getByRole('listitem')
    const ofMonth = departures.filter((one) => monthOf(one.departureDate) === month)
    await expect(rows).toHaveText(
      ofMonth.map((one) => {
        const { dates, length, price, state } = expectedOf(one)
        return `${one.destination}${dates}${length} · ${price} · ${state}`
      }),
    )
    for (const one of ofMonth) {
      await expect(page.locator(`[data-date="${one.departureDate}"]`)).toContainText(
        expectedOf(one).state,
      )
    }
    if (month !== '2025-12') await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
})
