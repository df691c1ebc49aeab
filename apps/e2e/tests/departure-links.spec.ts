import type { Page } from '@playwright/test'
import { monthNames } from '@farandfew/domain/calendar/format-date.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import type { DepartureList } from '@farandfew/domain/departures/listed-departure.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
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
import { registerMember } from './support/members.ts'
import { open, showAll } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'
import { expect, type Query, test } from './support/test.ts'

/** The length and the price that a link and the page behind it must agree on, and the dates. */
type Said = Partial<Record<Fact, string>>
const compared: readonly Fact[] = ['starts', 'ends', 'days', 'price']

/** The places that link to an address, with what each says of its date. */
type Links = Map<string, Map<string, Said>>

function addLink(links: Links, href: string, { where, said }: { where: string; said: Said }): void {
  const entries = Object.entries(said).filter(([fact]) => compared.includes(fact as Fact))
  links.set(href, (links.get(href) ?? new Map()).set(where, Object.fromEntries(entries)))
}

/** A link to what is about a departure or a trip: its page, its booking, invite and group page, its calendar file. */
const target =
  /^\/(destinations\/|trips\/\d|book\/|request-invite\/|groups\/\d+$|api\/.*\/calendar\.ics$)/

/**
 * What the smallest part of the page around each link says that has a date; empty if there is none in its row or card, or if
 * it has none and the page is about one departure: its other parts are about that departure, and name other dates too.
 */
const readLinks = (page: Page, isAboutOne: boolean) =>
  page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll(
      (anchors, { date, isAboutOne: isLimited }) =>
        anchors.map((anchor) => {
          const rows = anchor.closest<HTMLElement>('li, td, article')
          const limit = rows ?? (isLimited ? anchor : anchor.closest('main'))
          const hasDate = (part: HTMLElement) => new RegExp(date).test(part.innerText)
          let part = anchor as HTMLElement
          while (part !== limit && !hasDate(part)) part = part.parentElement!
          const text = part.tagName !== 'MAIN' && hasDate(part) ? part.innerText : ''
          return { href: anchor.getAttribute('href')!, label: anchor.textContent, text }
        }),
      {
        date: `\\d (${monthNames.map((name) => name.slice(0, 3)).join('|')})`,
        isAboutOne,
      },
    )

/** What a part of a page says of one departure: a range of lengths is that of a trip. */
const readPart = (text: string) => read(text.replace(/\s+/g, ' ').replace(/\d or \d days/, ''))

/** Adds the links of the shown page. `subject` is the departure that the whole page is about. */
async function collect(page: Page, links: Links, subject: Said = {}): Promise<void> {
  await showAll(page)
  const { pathname, search } = new URL(page.url())
  for (const { href, label, text } of await readLinks(page, subject.starts !== undefined)) {
    // It says itself that it leads to another date.
    if (!target.test(href) || label === 'Ask for the next date') continue
    const said = text === '' ? subject : readPart(text)
    if (said.starts) addLink(links, href, { where: `${pathname}${search}, “${label}”`, said })
  }
}

/** What structured data says of departures, whose addresses are absolute. */
async function collectStructuredData(page: Page, links: Links): Promise<void> {
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect.poll(async () => String(await scripts.allTextContents())).toContain('departureTime')
  const things = (await scripts.allTextContents()).map((text) => JSON.parse(text) as object)
  for (const { departureTime, arrivalTime, url, offers } of things.flatMap(departuresIn)) {
    const said = {
      starts: shortDate(departureTime),
      ends: shortDate(arrivalTime),
      price: priceLabel(offers.price),
    }
    for (const address of [url, offers.url]) {
      addLink(links, new URL(address).href.replace(/^https?:\/\/[^/]+/, ''), {
        where: 'structured data',
        said,
      })
    }
  }
}

interface DepartureThing {
  departureTime: string
  arrivalTime: string
  url: string
  offers: { price: number; url: string }
}

const departuresIn = (thing: { subTrip?: DepartureThing[] }) => thing.subTrip ?? []

/** What the page behind a link says of the departure that it is about. */
async function factsOf(page: Page, href: string): Promise<Said> {
  if (href.endsWith('.ics')) {
    return factsInCalendar(await (await page.request.get(href)).text())
  }
  await open(page, href)
  const main = page.getByRole('main')
  const closed = main.getByText(/^The departure of .* (can no longer be booked|is cancelled)\./)
  if (await closed.count())
    return read((await textOf(closed)).split(/ can no longer| is cancelled/)[0]!)
  if (/^\/(destinations|trips)\//.test(href)) {
    const hero = main.locator('section').first()
    const [badge, length] = await Promise.all([
      textOf(hero.locator('div > div > span').first()),
      textOf(hero.getByRole('list').first()),
    ])
    const panel = await textOf(main.getByRole('complementary', { name: 'Trip Details' }))
    const { days, price } = read(length)
    const { starts, ends } = { ...read(panel), ...read(badge) }
    return { starts, ends, days, price } as Said
  }
  if (href.startsWith('/request-invite/')) {
    const choice = page.getByRole('combobox', { name: 'Departure' }).locator('option:checked')
    return read((await choice.allTextContents()).join())
  }
  return read(await textOf(main))
}

/** Follows every link, and expects what was said next to it on the page behind it. */
async function follow(page: Page, links: Links): Promise<string[]> {
  const wrong: string[] = []
  for (const [href, places] of links) {
    const found = await factsOf(page, href)
    for (const [where, said] of places) {
      const rows: Rows = new Map()
      note(rows, where, said)
      note(rows, href, found)
      const missing = found.starts ? [] : [`no date on ${href}, from ${where}`]
      wrong.push(...contradictions(rows), ...missing)
    }
  }
  return wrong
}

/** Turkey and Japan in October, and Bali in December: none is the next departure of its trip. */
const [october, japan] = [11, 12]

const departuresOf = async (page: Page) =>
  ((await (await page.request.get('/api/schedules')).json()) as DepartureList).departures

/** What the API says of a departure; nothing if there is none. */
async function subjectOf(page: Page, id: number | undefined): Promise<Said> {
  const departure = (await departuresOf(page)).find((one) => one.id === id)
  return departure ? ofCall(departure) : {}
}

test('every link next to a date leads to that date, length and price', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const links: Links = new Map()
  const pages: readonly (readonly [path: string, subject?: number])[] = [
    ['/'],
    ['/trips'],
    ...(await departuresOf(page)).map(({ id }) => [`/schedule?departure=${id}`] as const),
    ['/destinations/bali'],
    [`/destinations/turkey?departure=${october}`, october],
    [`/trips/7?departure=${japan}`, japan],
    [`/request-invite/turkey?departure=${october}`, october],
    [`/request-invite/japan?departure=${japan}`, japan],
    [`/book/${october}`, october],
  ]
  for (const [path, subject] of pages) {
    await open(page, path)
    await collect(page, links, await subjectOf(page, subject))
    if (/^\/(destinations|trips)\//.test(path)) await collectStructuredData(page, links)
  }

  for (const path of [`/destinations/turkey?departure=${october}`, `/trips/7?departure=${japan}`]) {
    await open(page, path)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved in this browser.')).toBeVisible()
  }
  await open(page, '/saved-trips')
  await expect(page.getByText(/^Saved for /)).toHaveCount(2)
  await collect(page, links)

  await open(page, '/quiz')
  for (const { id } of quizQuestions) {
    await expect(page.getByRole('heading', { level: 2, name: `Question ${id} of` })).toBeVisible()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: /^(Next|Complete Quiz|Get Results)$/ }).click()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Your trip matches' })).toBeVisible()
  await expect(page.getByText(/By invite|Open ·/)).not.toHaveCount(0)
  await collect(page, links)

  const feed = (await (await request.get('/api/schedule.ics')).text()).replace(/\r\n[ \t]/g, '')
  for (const event of feed.split('BEGIN:VEVENT').slice(1)) {
    const { pathname, search } = new URL(/^URL[^:]*:(.*)$/m.exec(event)![1]!.trim())
    addLink(links, pathname + search, { where: 'calendar feed', said: factsInCalendar(event) })
  }

  // The pages of 16 departures, and the way to a seat on most of them.
  expect(links.size).toBeGreaterThan(25)
  expect(await follow(page, links)).toEqual([])
})

// The bar is on a phone only, the panel's facts and the first screen's button on a large screen only.
for (const width of [390, 1280]) {
  test(`a page about a chosen departure shows no facts of another before its scripts have run, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await delayScripts(page)
    const main = page.getByRole('main')
    const facts = [
      'INR \\d',
      '\\d days',
      'Day \\d',
      `\\d (?:${monthNames.join('|')})`,
      'Three nights by the river',
    ]
    /** What can be read beside the list of all departures. */
    const readFacts = async (path: string) => {
      await page.goto(path)
      const list = await main.getByRole('region', { name: 'Departures' }).innerText()
      const text = (await main.innerText()).replace(list, '')
      return facts.filter((fact) => new RegExp(fact).test(text))
    }
    expect(await readFacts('/destinations/bali')).toEqual(facts)
    for (const path of [
      '/destinations/bali?departure=15',
      '/destinations/sri-lanka?days=8',
      `/destinations/turkey?departure=${october}`,
      `/trips/7?departure=${japan}`,
    ]) {
      expect(await readFacts(path)).toEqual([])
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    }
    release()
    await expect(main.locator('section').first()).toContainText('25 October')
  })
}

/** SQL for a booking of a departure at the price of its tier: paid at once, or any other values. */
const bookSeat = (query: Query, username: string) =>
  query(
    `insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid, total_amount,
       price_lines, payment_plan, terms)
     select id, $2, 'confirmed', 'paid', 20000000, 20000000,
       '{"package": 20000000, "gst": 0, "tcs": 0, "total": 20000000}',
       '{"kind": "at once", "now": 20000000}',
       '{"fullDays": 60, "halfDays": 30, "reflectionHours": 24, "reflectionDays": 14}'
     from users where username = $1`,
    [username, october],
  )

test("every link of a member's and of a host's pages leads to the date that it is next to", async ({
  page,
  context,
  query,
}) => {
  test.setTimeout(180_000)
  const { username } = await registerMember('Tara', context)
  await query('update users set email_verified_at = now() where username = $1', [username])
  await bookSeat(query, username)
  const links: Links = new Map()
  try {
    await query(
      `with asked as (
         insert into trip_invite_requests (user_id, trip_id, schedule_id, name, email, status, decided_at)
         select id, 7, $2, 'Tara', email, 'approved', now() from users where username = $1
       ), waiting as (
         insert into waitlist (user_id, trip_schedule_id) select id, 9 from users where username = $1
       )
       insert into saved_trips (user_id, trip_id, position, departure_id)
       select id, trip_id, row_number() over (), departure_id
       from users, (values (2, 15), (7, $2::int), (1, null)) as saved (trip_id, departure_id)
       where username = $1`,
      [username, japan],
    )
    const pages = [
      ['/account'],
      ['/account?tab=trip-invites'],
      ['/saved-trips'],
      [`/book/${october}`, october],
      [`/groups/${october}`, october],
      [`/request-invite/japan?departure=${japan}`, japan],
    ] as const
    for (const [path, subject] of pages) {
      await open(page, path)
      await collect(page, links, await subjectOf(page, subject))
    }
    for (const link of [
      `/destinations/turkey?departure=${october}#itinerary`,
      `/destinations/turkey?departure=${october}`,
      '/destinations/montenegro?departure=9',
      '/destinations/bali?departure=15',
      `/trips/7?departure=${japan}`,
      `/groups/${october}`,
    ]) {
      expect([...links.keys()]).toContain(link)
    }
    expect(await follow(page, links)).toEqual([])

    await context.clearCookies()
    const host = await registerMember('Zeynep', context)
    await query(
      `with host as (
         insert into hosts (name, user_id) select 'Zeynep', id from users where username = $1 returning id
       )
       update trip_schedules set host_id = (select id from host) where id = $2`,
      [host.username, october],
    )
    const hosted: Links = new Map()
    await open(page, `/groups/${october}`)
    await collect(page, hosted, await subjectOf(page, october))
    expect([...hosted.keys()]).toContain(`/destinations/turkey?departure=${october}`)
    expect(await follow(page, hosted)).toEqual([])
  } finally {
    await query('update trip_schedules set host_id = null where id = $1', [october])
    await query("delete from hosts where name = 'Zeynep' and user_id is not null")
    await query('delete from waitlist where user_id = (select id from users where username = $1)', [
      username,
    ])
    await query('delete from bookings where user_id = (select id from users where username = $1)', [
      username,
    ])
  }
})
