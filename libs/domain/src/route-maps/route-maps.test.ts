import { catalogue } from '../catalogue/catalogue.ts'
import { destinationSlugs } from '../destinations/destinations.derived.ts'
import { itinerariesOf, overviewOf } from '../trips/trip-facts.ts'
import { arrivalAt, daysOf } from '../destinations/route.ts'
import { findRouteMap } from './find-route-map.ts'
import { type RouteMap, routeMaps } from './route-maps.derived.ts'

const rows = destinationSlugs.flatMap((slug, index) => {
  const trip = catalogue[index]!
  return itinerariesOf(trip).map((edition, length) => ({
    name: `${slug}, ${edition.duration} days`,
    slug,
    edition,
    texts: JSON.stringify([
      trip.destination,
      overviewOf(trip, edition.duration).description,
      edition.itinerary,
    ]),
    route: routeMaps[slug][length] as RouteMap,
  }))
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('every itinerary has a route, and every route an itinerary', () => {
  expect(rows).toHaveLength(12)
  expect(Object.values(routeMaps).flat()).toHaveLength(rows.length)
})

describe.each(rows)('the route of $name', ({ slug, edition, route, texts }) => {
  const names = route.stops.map(({ name }) => name)

  it('has a stop for each day of the itinerary, in the order of travel', () => {
    const days = route.stops.flatMap((stop) => stop.days)
    expect([...new Set(days)].sort((one, other) => one - other)).toEqual(
      edition.itinerary.map(({ day }) => day),
    )
    expect(route.days).toBe(edition.duration)
    const first = route.stops.map((stop) => stop.days[0]!)
    expect(first).toEqual([...first].sort((one, other) => one - other))
  })

  it('has a bed for each night, and is there in the evening and the next morning', () => {
    expect(sum(route.stops.map(({ nights = 0 }) => nights))).toBe(edition.duration - 1)
    const beds = route.stops.flatMap((stop) => Array<typeof stop>(stop.nights ?? 0).fill(stop))
    for (const [index, { name, days }] of beds.entries()) {
      const evening = index + 1
      expect([name, days]).toEqual([name, expect.arrayContaining([evening, evening + 1])])
    }
  })

  it('names the places of its texts, each once', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(texts).toContain(name.replace(' airport', ''))
  })

  it('fits its itinerary', () => {
    expect(findRouteMap(slug, edition.itinerary)).toBe(route)
  })

  it('reaches every stop by legs between stops', () => {
    const reached = new Set([names[0]])
    for (const { from, to } of route.legs) {
      expect(reached).toContain(from)
      expect(names).toContain(to)
      reached.add(to)
    }
    expect([...reached].sort()).toEqual([...names].sort())
  })
})

describe('the map of an itinerary that was edited', () => {
  const { itinerary } = catalogue[1]!
  const edited = (day: number, from: string, to: string) =>
    findRouteMap(
      'bali',
      itinerary.map((one) =>
        one.day === day ? { ...one, description: one.description.replace(from, to) } : one,
      ),
    )

  it('stays while every day names the same stops', () => {
    expect(edited(2, 'Out by six', 'We leave at six')).toBe(routeMaps.bali[0])
  })

  it('is hidden once a day names other stops, or days moved, or there are more or fewer', () => {
    expect(edited(2, 'Tegallalang', 'Sidemen')).toBeUndefined()
    expect(edited(4, 'by the pool', 'by the pool, or in Jimbaran')).toBeUndefined()
    expect(findRouteMap('bali', itinerary.toReversed())).toBeUndefined()
    expect(findRouteMap('bali', itinerary.slice(1))).toBeUndefined()
  })
})

test('days are listed as briefly as they fit into a map', () => {
  expect(daysOf({ days: [3] })).toBe('3')
  expect(daysOf({ days: [1, 2] })).toBe('1-2')
  expect(daysOf({ days: [1, 2, 3, 8] })).toBe('1-3, 8')
})

test('the way to a stop names its vehicle, where it starts, and whether the group returns', () => {
  const route = routeMaps['koh-samui'][0] as RouteMap
  expect(route.stops.map((stop) => arrivalAt(route, stop))).toEqual([
    'On the last day, by road from Big Buddha',
    'By road from Samui airport',
    'By road from Taling Ngam and back',
    'By boat from Nathon and back',
    'By road from Taling Ngam',
  ])
  const turkey = routeMaps.turkey[0] as RouteMap
  expect(arrivalAt(turkey, turkey.stops[0]!)).toBe('On the last day, by plane from Cappadocia')
  const oneWay = routeMaps.portugal[0] as RouteMap
  expect(arrivalAt(oneWay, oneWay.stops[0]!)).toBeUndefined()
})
