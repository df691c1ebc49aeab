import type { Locator, Page } from '@playwright/test'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { monthNames, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import type {
  DepartureList,
  ListedDeparture,
} from '@farandfew/domain/departures/listed-departure.ts'
import { departurePrice } from '@farandfew/domain/schedule/departures.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { open } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'

const facts = ['starts', 'ends', 'days', 'price', 'free seats', 'guaranteed', 'host'] as const
type Fact = (typeof facts)[number]
/** Fact of a departure → where it is stated → the value there. */
type Rows = Map<Fact, Map<string, string>>

const months = monthNames.map((name) => name.slice(0, 3)).join('|')
const date = String.raw`(\d{1,2}) (${months})[a-z]*`
const weekdays = weekdayNames.join('|')

/** What a text says of a departure, in the words of the site. What it does not say is missing. */
function read(text: string, hosts: readonly string[] = []): Partial<Record<Fact, string>> {
  const first = new RegExp(`(?:${weekdays})? ?(\\d{1,2})(?: ?- ?\\d{1,2})? (${months})`).exec(text)
  const sameMonth = new RegExp(`\\d{1,2} ?- ?${date}`).exec(text)
  const nextMonth = new RegExp(`${date} ?- ?${date}`).exec(text)
  const seats = /Open · (\d+) left|(\d+) (?:spots?|seats?) left/.exec(text)
  const [, from, month] = first ?? []
  const end = nextMonth ? nextMonth.slice(3, 5) : sameMonth?.slice(1, 3)
  const isGuaranteed = /\bGuaranteed\b(?! for good)/.test(text)
  const isGathering = /\d of 8 booked|guaranteed when/.test(text)
  const named = hosts.filter((name) => text.includes(name))
  const found: Partial<Record<Fact, string | undefined>> = {
    starts: from && `${from} ${month}`,
    ends: end?.join(' '),
    days: /(\d) days/.exec(text)?.[1],
    price: /INR [\d.]+ Lacs/.exec(text)?.[0],
    'free seats': seats?.[1] ?? seats?.[2],
    guaranteed: isGuaranteed || isGathering ? String(isGuaranteed) : undefined,
    host: named.length > 0 ? named.join(' and ') : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

const shortDate = (day: string) =>
  `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]!.slice(0, 3)}`

/** What a call of the API says of a departure. */
const ofCall = (departure: ListedDeparture): Partial<Record<Fact, string>> => ({
  starts: shortDate(departure.departureDate),
  ends: shortDate(addDays(departure.departureDate, departure.duration - 1)),
  days: String(departure.duration),
  price: priceLabel(departurePrice(departure)),
  'free seats': String(departure.seats.free),
  guaranteed: String(departure.groupDecision === 'guaranteed'),
  ...(departure.host && { host: departure.host.name }),
})

function note(rows: Rows, where: string, said: Partial<Record<Fact, string>>): void {
  for (const fact of facts) {
    const value = said[fact]
    if (value !== undefined) rows.set(fact, (rows.get(fact) ?? new Map()).set(where, value))
  }
}

/** The rows with more than one value, as text. */
const contradictions = (rows: Rows): string[] =>
  [...rows].flatMap(([fact, values]) =>
    new Set(values.values()).size > 1
      ? [`${fact}: ${[...values].map(([where, value]) => `${value} (${where})`).join(', ')}`]
      : [],
  )

const textOf = async (locator: Locator) =>
  (await locator.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')).join(' | ')

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
        const unfolded = file.replace(/\r\n[ \t]/g, '')
        const start = /DTSTART[^:]*:(\d{4})(\d\d)(\d\d)/.exec(unfolded)!
        const { days, price, guaranteed } = read(/DESCRIPTION:.*/.exec(unfolded)![0])
        const starts = shortDate(start.slice(1).join('-'))
        note(rows, 'calendar file', { starts, days, price, guaranteed } as Record<Fact, string>)
        await readSchedule(page, departure, rows, hosts)
        // No one can ask for a seat on a closed one.
        if (departure.isClosed) continue
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
          ...(trip.availability === 'open' && { 'free seats': String(trip.spotsLeft) }),
        })
        await open(page, '/trips')
        const card = page.getByRole('article').filter({ hasText: title })
        // Length and price of a card are those of the trip.
        const { starts, ends, guaranteed } = read(await textOf(card))
        note(rows, 'card', { starts, ends, guaranteed } as Record<Fact, string>)
      }

      for (const [id, table] of tables) {
        const places = new Set([...table.values()].flatMap((values) => [...values.keys()]))
        const isClosed = own.some((departure) => departure.id === id && departure.isClosed)
        expect(places.size, `places that speak of departure ${id}`).toBeGreaterThanOrEqual(
          isClosed ? 7 : 9,
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
