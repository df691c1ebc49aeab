import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { formatMonthYear } from '@farandfew/domain/calendar/format-date.ts'
import { monthOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { guaranteeText } from '@farandfew/domain/departures/guarantee.ts'
import { departureFacts } from '@farandfew/domain/departures/departure-facts.ts'
import type {
  DepartureList,
  ListedDeparture,
} from '@farandfew/domain/departures/listed-departure.ts'
import { groupLinesOf } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { scheduleMonths } from '@farandfew/domain/schedule/month-view.ts'
import { destinationIn } from '@farandfew/domain/destinations/destinations.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import type { APIRequestContext } from '@playwright/test'
import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Other tests book seats meanwhile. */
const anyGuarantee = '(?:Guaranteed|\\d of 8 booked)'

/** What a page must show of a departure: seats only where they can be booked. */
function expectedOf(departure: ListedDeparture) {
  const { duration, priceTier, availability, spotsRemaining, isClosed } = departure
  const facts = departureFacts({ ...departure, date: departure.departureDate, days: duration })
  const full = departure.seats.booked < departure.seats.total ? facts.stateLabel : 'Fully booked'
  const seats = spotsRemaining === 0 ? full : `Open · ${spotsRemaining} left`
  const state = availability === 'open' ? seats : 'By invite'
  return {
    guarantee: isClosed ? '' : guaranteeText(departure),
    length: `${duration} days / ${duration - 1} nights`,
    price: `INR ${priceTier} Lacs`,
    state: isClosed ? 'Cancelled' : state,
    dates: facts.dates,
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
        const { state, length, price, guarantee } = expectedOf(one)
        const badge = guarantee.startsWith('Guaranteed') ? ' Guaranteed' : ''
        const waitlist = /^Full/.test(state)
          ? ' · Join the Waitlist'
          : /^Last/.test(state)
            ? ' · Tell Me When One Comes Back'
            : ''
        const group = one.isClosed ? '' : groupLinesOf(one).join('\u00a0· ')
        return `${state}${waitlist}${badge}${length} · ${price}${badge ? '' : guarantee}${group}`
      })
      await expect(rows.locator('time')).toHaveCount(departures.length, { timeout: 1000 })
      const shown = await rows.evaluateAll((elements) =>
        elements.map((row) =>
          [...row.querySelectorAll('span:not(span span), small')]
            .map(({ textContent }) => textContent)
            .join(''),
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
        return new RegExp(
          `^${one.destination}${dates}${length} · ${price} · ${state} ?(?:Guaranteed|\\d more needed)?$`,
        )
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

/** The title of the panel on a booking page. */
const panelTitles = [
  [/^Open/, 'Book your seat'],
  [/^Full/, 'This departure is full'],
  [/^By invite/, 'This departure is by invite'],
  [/^Cancelled/, 'This departure is cancelled'],
] as const

test('the booking pages show every departure as the API returns it', async ({ page, request }) => {
  test.slow()
  const { departures } = await read(request, '/api/schedules')
  const closed = departures.filter(({ isClosed }) => isClosed).map(({ id }) => id)
  expect(closed).toEqual([1, 2, 3, 4])
  for (const one of departures) {
    const { dates, length, price, state } = expectedOf(one)
    await open(page, `/book/${one.id}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(`${dates} 2025`)
    await expect(main).toContainText(length)
    if (!one.isClosed) {
      await expect(main).toContainText(price === 'INR 2 Lacs' ? '₹2,00,000' : '₹3,00,000')
    }
    const title = panelTitles.find(([pattern]) => pattern.test(state))![1]
    await expect(page.getByRole('region', { name: title })).toBeVisible()
    // No page recommends a departure that cannot be booked.
    for (const id of closed) await expect(main.locator(`a[href$="/book/${id}"]`)).toHaveCount(0)
  }
})

test('the invite pages take every departure that is not closed', async ({ page, request }) => {
  test.slow()
  const { departures } = await read(request, '/api/schedules')
  for (const one of departures) {
    const slug = destinationIn(one.destination)
    const { dates, length, price, state } = expectedOf(one)
    await open(page, `/request-invite/${slug}?departure=${one.id}`)
    const choice = page.getByRole('combobox', { name: 'Departure' })
    const refusal = page.getByText(`The departure of ${dates} 2025 is cancelled.`)
    if (one.isClosed) {
      await expect(refusal).toBeVisible()
      await expect(page.getByText(/^Your departure/)).toHaveCount(0)
      await expect(choice.getByRole('option', { name: dates })).toHaveCount(0)
      continue
    }
    await expect(page.getByText(`Your departure: ${dates} 2025`)).toBeVisible()
    await expect(choice.getByRole('option', { name: dates })).toHaveText(
      new RegExp(`^${dates} 2025 · ${length} · ${price} · ${state}(?: · ${anyGuarantee})?$`),
    )
    await expect(refusal).toHaveCount(0)
  }
})

test('the API takes no invite request for a closed departure', async ({ request }) => {
  const data = { tripId: 8, scheduleId: 1, name: 'Maya Rao', email: 'maya.rao@example.com' }
  const response = await request.post('/api/invite-requests', { data })
  expect(response.status()).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    detail: 'This departure can no longer be booked. Please choose another one',
  })
})

test('the quiz gives each trip the length of a departure that is not closed', async ({
  page,
  request,
}) => {
  const { departures } = await read(request, '/api/schedules')
  await open(page, '/quiz')
  for (const { options, category } of quizQuestions) {
    const wanted = category === 'preferredDuration' ? 'long' : 'open'
    const { label } = options.find(({ value }) => value === wanted)!
    await page.getByRole('radio', { name: label, exact: true }).check()
    await page.getByRole('button', { name: /^(?:Next|Complete Quiz)$/ }).click()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Your trip matches' })).toBeVisible()
  for (const trip of catalogue) {
    const match = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: trip.title, exact: true }) })
    const shown = (await match.innerText()).match(/\d+ days \/ \d+ nights/g)
    const ahead = departures.filter((one) => one.tripId === trip.id && !one.isClosed)
    const lengths = ahead.length > 0 ? ahead.map(({ duration }) => duration) : [trip.duration]
    const longest = Math.max(...lengths)
    expect(shown, trip.title).toEqual([`${longest} days / ${longest - 1} nights`])
  }
})
