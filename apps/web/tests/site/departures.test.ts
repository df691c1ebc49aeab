import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { departureDates, departuresOfTrip } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { inviteLink, paths, tripLink } from '../../src/shared/paths.ts'
import { pages } from './built-site.ts'

/* What the table of departures says, in the words of the site but written here once more. */
type Departure = (typeof schedule2025)[number]
const length = ({ days }: Departure) => `${days} days / ${days - 1} nights`
const price = ({ priceTier }: Departure) => `INR ${priceTier} Lacs`
const state = ({ tripId }: Departure) => (tripId === 1 ? 'Open' : 'By invite')
const short = ({ date }: Departure) =>
  `${Number(date.slice(8))} ${['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(date.slice(5, 7)) - 5]}`
const ofTrip = (id: number) => departuresOfTrip(schedule2025, id)

/** One text if all departures agree, otherwise the range. */
function rangeOf({ id }: Trip) {
  const [first, ...others] = ofTrip(id)
  const isMixed = others.some(({ days }) => days !== first!.days)
  return isMixed
    ? { length: '4 or 8 days', price: 'INR 2-3 Lacs' }
    : { length: length(first!), price: price(first!) }
}

const bodyOf = (path: string) => pages.get(path)!.body
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const words = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]

/** The element with the heading's section. */
const sectionOf = (document: Document, heading: string) =>
  all(document, 'h2')
    .find((one) => words(one) === heading)
    ?.closest('section')

/** The rows of a trip's page: date, state, then length and price. */
const rowsOf = (html: string) =>
  all(sectionOf(parse(html), 'Departures')!, 'li').map((row) => [
    row.querySelector('time')?.getAttribute('datetime'),
    ...all(row, 'a > span, a > small').map(words),
  ])

const lengths = /\d+ days \/ \d+ nights|\d+ or \d+ days/g
const prices = /INR [\d.,-]+ Lacs?/g
const seats = /\b\d+ (?:spots? )?left\b/gi

/** The lengths and prices of a page that are those of none of the trip's departures, and not their range. */
function strangeClaims(html: string, trip: Trip): string[] {
  const document = parse(html)
  // The labels and texts of the forms are about any trip.
  for (const form of all(document, 'form, noscript')) form.remove()
  const text = words(document.body)
  const known = new Set([
    ...Object.values(rangeOf(trip)),
    ...ofTrip(trip.id).flatMap((one) => [length(one), price(one)]),
  ])
  return [...(text.match(lengths) ?? []), ...(text.match(prices) ?? [])].filter(
    (claim) => !known.has(claim),
  )
}

const addressesOf = (trip: Trip) => [
  ...new Set([paths.trip(trip.id), tripLink(trip), inviteLink(trip)]),
]
const tripPages = catalogue.flatMap((trip) => addressesOf(trip).map((path) => ({ path, trip })))

describe.each(tripPages)('$path', ({ path, trip }) => {
  it('says no length and no price that its departures do not have', () => {
    expect(strangeClaims(bodyOf(path), trip)).toEqual([])
  })

  it('shows its next departure first, or on an invite page the range of its departures', () => {
    const document = parse(bodyOf(path))
    const first = words(document.querySelector('main'))
    if (path.startsWith('/request-invite')) {
      expect(first.match(lengths)?.[0]).toBe(rangeOf(trip).length)
      return
    }
    const [next] = ofTrip(trip.id)
    const facts = all(document, 'h1 ~ ul li').map(words)
    expect(facts.slice(1)).toEqual([length(next!), price(next!)])
  })

  it('says no number of free seats, which only the API knows', () => {
    expect(words(parse(bodyOf(path)).body).match(seats)).toBeNull()
    if (trip.availability !== 'open' || path.startsWith('/request-invite')) return
    const details = parse(bodyOf(path)).querySelector('main aside')
    expect(words(details)).toContain('Available SpotsOpen')
  })
})

describe.each(tripPages.filter(({ path }) => !path.startsWith('/request-invite')))(
  'the departures of $path',
  ({ path, trip }) => {
    it('are those of the table, with length, price and state', () => {
      expect(rowsOf(bodyOf(path))).toEqual(
        ofTrip(trip.id).map((one) => [one.date, state(one), `${length(one)} · ${price(one)}`]),
      )
    })

    it('have an itinerary of their length', () => {
      const document = parse(bodyOf(path))
      for (const { days } of ofTrip(trip.id)) {
        // The route is a row before the days.
        expect(all(document, `[data-edition="${days}"] details`)).toHaveLength(days + 1)
      }
    })

    it('tell when the next one is', () => {
      const [next] = ofTrip(trip.id)
      const text = words(parse(bodyOf(path)).querySelector('main'))
      if (trip.availability === 'open') expect(text).toContain(departureDates(next!))
      else expect(text).toContain(`Coming Soon · ${short(next!)}`)
    })
  },
)

it.each(['/', '/trips'])(
  'the cards of %s show the range of each trip, and its next departure',
  (path) => {
    const document = parse(bodyOf(path))
    const shown = path === '/' ? catalogue.slice(0, 6) : catalogue
    for (const trip of shown) {
      const card = all(document, 'article').find(
        (one) => words(one.querySelector('h2, h3')) === trip.title,
      )
      const facts = all(card!, 'ul li').map(words)
      expect(facts).toEqual([rangeOf(trip).length, '8-12 People', rangeOf(trip).price])
      expect(words(card)).toContain(`Next: ${Number(ofTrip(trip.id)[0]!.date.slice(8))}`)
    }
  },
)

describe('the schedule', () => {
  const document = parse(bodyOf('/schedule'))

  it('shows every departure with its dates, price and state', () => {
    const cells = all(document, 'table:not([role]) tbody td').map(words)
    expect([...cells].sort()).toEqual(
      schedule2025
        .map(
          (one) =>
            destinationNames[one.destination] + departureDates(one) + price(one) + state(one),
        )
        .sort(),
    )
  })

  it('marks what is open and what is by invite in its list and its calendar', () => {
    const may = schedule2025.filter(({ date }) => date.startsWith('2025-05'))
    const rows = all(sectionOf(document, 'Departures in May 2025')!, 'li').map(words)
    expect(rows).toEqual(
      may.map(
        (one) =>
          destinationNames[one.destination] +
          departureDates(one) +
          `${length(one)} · ${price(one)} · ${state(one)}`,
      ),
    )
    for (const one of may) {
      expect(words(document.querySelector(`[data-date="${one.date}"]`))).toContain(
        `${destinationNames[one.destination]} ${one.days} days ${state(one)}`,
      )
    }
  })
})

describe('the check', () => {
  const [turkey, , , , portugal] = catalogue

  it('detects a departure with another length, price or state', () => {
    const html = bodyOf('/destinations/turkey')
    const rows = rowsOf(html)
    for (const [from, to] of [
      ['3 nights · INR 2 Lacs', '3 nights · INR 3 Lacs'],
      ['<small>4 days / 3', '<small>8 days / 7'],
      ['<span>Open</span>', '<span>By invite</span>'],
      ['datetime="2025-10-11"', 'datetime="2025-10-12"'],
    ] as const) {
      const changed = html.replaceAll(new RegExp(from, 'gi'), to)
      expect(changed).not.toBe(html)
      expect(rowsOf(changed)).not.toEqual(rows)
    }
  })

  it('detects a hero of four days on a page with departures of eight', () => {
    const html = bodyOf('/trips/5').replace('8 days / 7 nights', '4 days / 3 nights')
    expect(strangeClaims(html, portugal!)).toEqual(['4 days / 3 nights'])
    const cheaper = bodyOf('/trips/5').replace('INR 3 Lacs', 'INR 2 Lacs')
    expect(strangeClaims(cheaper, portugal!)).toEqual(['INR 2 Lacs'])
    expect(strangeClaims(bodyOf('/trips/5'), turkey!)).not.toEqual([])
  })
})
