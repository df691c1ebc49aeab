import {
  connectionsOf,
  flightsLine,
  flightText,
  minutesText,
  rainText,
  walkingText,
  walkText,
  weatherLine,
  weatherOf,
} from './practical-fact-texts.ts'

/** The texts have a space that does not break between a number and its unit. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('says in a line from where the connection with the fewest stops is', () => {
  const to = 'Denpasar (DPS)'
  const routes = [
    { from: 'Delhi', to, stops: 0, minutes: 450 },
    { from: 'Mumbai', to, stops: 0 },
    { from: 'Kochi', to, stops: 1 },
  ]
  expect(flightsLine(routes)).toBe('Direct from Delhi and Mumbai')
  expect(flightsLine(routes.slice(2))).toBe('1 stop from Kochi')
  expect(flightsLine([])).toBeUndefined()
})

it('says how long one flies, if that is known', () => {
  expect([45, 120, 155].map(minutesText).map(plain)).toEqual(['45 min', '2 h', '2 h 35 min'])
  expect(plain(flightText({ stops: 0, minutes: 155 }))).toBe('direct, about 2 h 35 min')
  expect(flightText({ stops: 1 })).toBe('1 stop')
})

it('names the cities with the same connection together, the quickest connection first', () => {
  const to = 'Porto (OPO)'
  expect(
    connectionsOf([
      { from: 'Delhi', to, stops: 1 },
      { from: 'Mumbai', to, stops: 1 },
      { from: 'Goa', to, stops: 1, note: 'Not in June' },
      { from: 'Kochi', to, stops: 0 },
    ]),
  ).toEqual([
    { from: 'Kochi', to, text: 'direct' },
    { from: 'Delhi and Mumbai', to, text: '1 stop' },
    { from: 'Goa', to, text: '1 stop', note: 'Not in June' },
  ])
})

it('says how far one walks, in the measures that are known', () => {
  const walks = [
    { duration: 4, day: 1, kilometres: 4 },
    { duration: 4, day: 2, kilometres: 3.5, ascent: 200, hours: 1 },
  ]
  expect(walks.map(walkText).map(plain)).toEqual(['4 km', '3.5 km, 200 m up, 1 hour'])
  expect(plain(walkingText(walks))).toBe('Up to 4 km and 200 m up in a day')
  expect(plain(walkingText([...walks, { duration: 4, day: 3, hours: 5 }]))).toBe(
    'Up to 4 km and 200 m up, or 5 hours in a day',
  )
  expect(plain(walkingText([{ duration: 4, day: 1, hours: 2 }]))).toBe('Up to 2 hours in a day')
  expect(plain(walkingText([{ duration: 4, day: 1, hours: 1 }]))).toBe('Up to 1 hour in a day')
  expect(plain(walkingText([{ duration: 4, day: 1, kilometres: 0 }]))).toBe('Hardly any walking')
})

it('sums up the weather over the places of a trip, with rain if all have it', () => {
  const kandy = { place: 'Kandy', month: 11, high: 28, low: 20, rainfall: 295, rainyDays: 18 }
  const colombo = { place: 'Colombo', month: 11, high: 30, low: 20 }
  expect(plain(weatherLine([kandy, colombo]))).toBe('28 to 30 °C by day in November')
  expect(plain(weatherLine([kandy, { ...colombo, rainfall: 412 }]))).toBe(
    '28 to 30 °C by day, 295 to 412 mm in November',
  )
  expect([kandy, colombo].map(rainText).map(plain)).toEqual(['295 mm, 18 days', ''])
})

describe('the weather of a trip', () => {
  const source = (name: string) => ({ name, url: 'https://a.example', checkedOn: '2026-11-23' })
  const row = (place: string, month: number) => ({ place, month, high: 28, low: 20 })
  const hills = { ...row('Nuwara Eliya, in the hills', 12), duration: 8 }
  const [kandy11, kandy12] = [row('Kandy', 11), row('Kandy', 12)]
  const [ofKandy, ofHills, ofAll] = ['Normals of Kandy', 'Normals of Nuwara Eliya', 'Atlas'].map(
    source,
  )
  const weather = {
    months: [kandy11, kandy12, hills],
    sources: [ofKandy!, ofHills!, ofAll!],
  }

  it.each([
    ['a place of this length only', 8, [12], [kandy12, hills], [ofKandy, ofHills, ofAll]],
    ['no source of a place without a row', 4, [12], [kandy12], [ofKandy, ofAll]],
    ['all months if none is known', 4, [3], [kandy11, kandy12], [ofKandy, ofAll]],
  ])('shows %s', (_what, duration, months, rows, sources) => {
    expect(weatherOf(weather, { duration, months })).toEqual({ months: rows, sources })
  })
})
