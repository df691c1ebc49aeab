import type { Locator, Page } from '@playwright/test'
import { monthNames } from '@farandfew/domain/calendar/format-date.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import type {
  DepartureList,
  ListedDeparture,
} from '@farandfew/domain/departures/listed-departure.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import type { QuizMatchResult } from '@farandfew/domain/quiz/quiz.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import {
  contradictions,
  type Fact,
  factsInCalendar,
  note,
  ofCall,
  read,
  type Rows,
  shortDate,
  textOf,
} from './support/departure-facts.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { open } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'

async function readSchedule(page: Page, departure: ListedDeparture, rows: Rows, hosts: string[]) {
  const { id, departureDate, destination } = departure
  await open(page, `/schedule?departure=${id}`)
  const panel = page.getByRole('region', { name: 'Selected Trip' })
  await expect(panel).toBeVisible()
  const said = async (where: string, locator: Locator) =>
    note(rows, `schedule, ${where}`, read(await textOf(locator), hosts))
  await said('panel', panel)
  await said('list', page.getByRole('button', { pressed: true }).filter({ hasText: destination }))
  const day = await textOf(page.locator(`button[data-date="${departureDate}"]`))
  // The number of the day is not next to its month.
  note(rows, 'schedule, calendar', { ...read(day), starts: shortDate(departureDate) })
  const table = page.getByRole('table', { name: 'All departures at a glance' })
  await table.scrollIntoViewIfNeeded()
  const month = monthNames[Number(departureDate.slice(5, 7)) - 1]!
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: month }) })
  await said('summary', row.getByRole('cell').nth(departure.duration === 4 ? 0 : 1))
}

/** The page of the trip, which is about the departure in its address. Its hero also names the other dates. */
async function readTripPage(page: Page, departure: ListedDeparture, rows: Rows, hosts: string[]) {
  const { id, tripId } = departure
  await open(page, `/trips/${tripId}?departure=${id}`)
  const main = page.getByRole('main')
  const panel = main.getByRole('complementary', { name: 'Trip Details' })
  await expect(panel).toContainText(/Guaranteed:|guaranteed when/)
  const badge = main.locator('section').first().locator('div > div > span').first()
  note(rows, "trip's page, badge", read(await textOf(badge), hosts))
  note(rows, "trip's page, panel", read(await textOf(panel), hosts))
  await page.setViewportSize({ width: 390, height: 844 })
  note(rows, "trip's page, bar", read(await textOf(page.locator('[data-bar]')), hosts))
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function readSeatPage(page: Page, departure: ListedDeparture, rows: Rows, hosts: string[]) {
  const { id, availability, tripId } = departure
  if (availability === 'open') {
    await open(page, `/book/${id}`)
    const header = page.getByRole('main').locator('section, header').first()
    note(rows, 'booking page', read(await textOf(header), hosts))
  } else {
    await open(page, `/request-invite/${tripId}?departure=${id}`)
    const chosen = page.getByRole('combobox', { name: 'Departure' }).locator('option:checked')
    note(rows, 'invite page', read((await chosen.textContent()) ?? '', hosts))
  }
}

/** Mexico, 30 August: no other test looks at its host or group. */
const dressed = { tripId: 6, departure: 8 }

/** Gives a departure a host and a full enough group: the tests' system has neither. Returns what undoes it. */
async function dress(query: Query): Promise<() => Promise<void>> {
  const { departure } = dressed
  const [{ id }] = (await query<{ id: number }>(
    "insert into hosts (name, languages, about) values ('Lucía', 'Spanish', 'Lucía lives in Mexico City.') returning id",
  )) as [{ id: number }]
  const change = (host: number | null, decision: string | null) =>
    query('update trip_schedules set host_id = $2, group_decision = $3 where id = $1', [
      departure,
      host,
      decision,
    ])
  await change(id, 'guaranteed')
  return async () => {
    await change(null, null)
    await query('delete from hosts where id = $1', [id])
  }
}

/** The home page shows the first trips. */
const homeCards = 6

for (const { id: tripId, title } of catalogue) {
  test(`every page, mail and call says the same of the departures of ${title}`, async ({
    page,
    request,
    query,
  }) => {
    test.slow()
    const undress = tripId === dressed.tripId ? await dress(query) : undefined
    try {
      const call = async <Answer>(path: string) =>
        (await (await request.get(path)).json()) as Answer
      // The API keeps each of these answers for a moment.
      const answers = ['/api/schedules', `/api/trips/${tripId}/departures`, '/api/trips']
      for (const path of undress ? answers : []) {
        const pattern = new RegExp(`"id":${dressed.departure},[^}]*}?[^}]*"guaranteed"`)
        await expect.poll(async () => (await request.get(path)).text()).toMatch(pattern)
      }
      const { departures } = await call<DepartureList>('/api/schedules')
      const ofTrip = await call<DepartureList>(`/api/trips/${tripId}/departures`)
      const trips = await call<Trip[]>('/api/trips')
      const trip = trips.find(({ id }) => id === tripId)!
      const hosts = [...new Set(departures.flatMap(({ host }) => (host ? [host.name] : [])))]
      // Other tests add departures of later years.
      const own = departures.filter(
        (departure) => departure.tripId === tripId && departure.departureDate < '2026',
      )
      expect(own.length).toBeGreaterThan(0)
      const tables = new Map<number, Rows>()

      for (const departure of own) {
        const rows: Rows = new Map()
        tables.set(departure.id, rows)
        note(rows, 'call of the schedule', ofCall(departure))
        const listed = ofTrip.departures.find(({ id }) => id === departure.id)
        note(rows, "call of the trip's departures", ofCall(listed!))
        const file = await (await request.get(`/api/schedules/${departure.id}/calendar.ics`)).text()
        note(rows, 'calendar file', factsInCalendar(file))
        await readSchedule(page, departure, rows, hosts)
        // No one can ask for a seat on a closed one.
        if (departure.isClosed) continue
        await readTripPage(page, departure, rows, hosts)
        await readSeatPage(page, departure, rows, hosts)

        const email = `facts-${departure.id}-${Date.now()}@example.com`
        const data = { name: 'Asha', email, tripId, scheduleId: departure.id }
        expect((await request.post('/api/invite-requests', { data })).ok()).toBe(true)
        await expect.poll(() => mailsTo(email, 'invite.acknowledgement')).toHaveLength(1)
        const [mail] = await mailsTo(email, 'invite.acknowledgement')
        const body = decodeMail(mail!)
        note(rows, 'mail', read(/departing on [^.<]*/.exec(body)?.[0] ?? '', hosts))
      }

      await open(page, `/trips/${tripId}`)
      const region = page.getByRole('region', { name: 'Departures', exact: true })
      await region.scrollIntoViewIfNeeded()
      for (const departure of own) {
        const link = region.locator(
          `a[href$="/book/${departure.id}"], a[href$="departure=${departure.id}"]`,
        )
        await expect(link.first()).toBeVisible()
        note(tables.get(departure.id)!, "trip's page, departures", read(await textOf(link.first())))
      }

      const hosted = own.filter(({ host }) => host)
      if (hosted.length === 1) {
        const card = region.getByRole('region', { name: 'Your host' }).getByRole('listitem')
        await expect(card).toContainText(hosted[0]!.host!.name)
        note(tables.get(hosted[0]!.id)!, "trip's page, host", read(await textOf(card), hosts))
      }

      const next = trip.nextDeparture
      const rows = next && tables.get(next.id)
      if (next && rows) {
        note(rows, 'call of the trips', {
          starts: shortDate(next.departureDate),
          days: String(next.duration),
          price: priceLabel(departurePrice(next)),
          guaranteed: String(next.groupDecision === 'guaranteed'),
          'free seats': String(trip.spotsLeft),
        })
        await open(page, '/trips')
        const card = page.getByRole('article').filter({ hasText: title })
        // Length and price of a card are those of the trip.
        const { starts, ends, guaranteed } = read(await textOf(card))
        note(rows, 'card', { starts, ends, guaranteed } as Record<Fact, string>)
      }

      if (next && rows && tripId <= homeCards) {
        await open(page, '/')
        const cards = page.getByRole('region', { name: 'Premium Destinations' })
        await cards.scrollIntoViewIfNeeded()
        const card = cards.getByRole('article').filter({ hasText: title })
        const { starts, ends, guaranteed } = read(await textOf(card))
        note(rows, 'card on the home page', { starts, ends, guaranteed } as Record<Fact, string>)
      }

      for (const [id, table] of tables) {
        const places = new Set([...table.values()].flatMap((values) => [...values.keys()]))
        const isClosed = own.some((departure) => departure.id === id && departure.isClosed)
        expect(places.size, `places that speak of departure ${id}`).toBeGreaterThanOrEqual(
          isClosed ? 7 : 12,
        )
        expect(contradictions(table), `departure ${id}`).toEqual([])
        if (id === dressed.departure) {
          expect(table.get('guaranteed')?.get('card')).toBe('true')
          expect(table.get('host')?.get("trip's page, host")).toBe('Lucía')
        }
      }
    } finally {
      await undress?.()
    }
  })
}

test("the quiz's results say of every departure what the schedule says", async ({
  page,
  request,
}) => {
  await open(page, '/quiz')
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/quiz-match'))
  for (const { id } of quizQuestions) {
    await expect(page.getByRole('heading', { level: 2, name: `Question ${id} of` })).toBeVisible()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: /^(Next|Complete Quiz|Get Results)$/ }).click()
  }
  const { matches } = (await (await answered).json()) as QuizMatchResult
  const { departures } = (await (await request.get('/api/schedules')).json()) as DepartureList
  const results = page.getByRole('region', { name: 'Your trip matches' })
  const shown = matches.filter(({ departure }) => departure && departure.departureDate < '2026')
  expect(shown.length).toBeGreaterThanOrEqual(8)
  for (const { departure, title, duration } of shown) {
    const { id, departureDate, price } = departure!
    const rows: Rows = new Map()
    note(rows, 'call of the schedule', ofCall(departures.find((one) => one.id === id)!))
    note(rows, 'call of the quiz', {
      starts: shortDate(departureDate),
      days: String(duration),
      price: priceLabel(price),
    })
    const item = results.getByRole('listitem').filter({
      has: page.getByRole('link', { name: title, exact: true }),
    })
    await expect(item).toContainText(/By invite|Open ·|Full/)
    note(rows, 'result of the quiz', read(await textOf(item)))
    expect(rows.get('starts')?.size).toBe(3)
    expect(contradictions(rows), `departure ${id}`).toEqual([])
  }
})
