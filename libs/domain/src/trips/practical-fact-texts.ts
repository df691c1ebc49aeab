import { monthNames } from '../calendar/format-date.ts'
import { listedWords, capitalized } from '../text/words.ts'
import type {
  Diet,
  FactSource,
  FlightRoute,
  FoodLevel,
  MonthOfWeather,
  RoomKind,
  Walk,
} from './practical-facts.ts'

/** Between a number and its unit, so that they stay on one line. */
const nbsp = '\u00a0'

export const dietNames: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  vegan: 'Vegan',
  halal: 'Halal',
}

export const foodLevelTexts: Readonly<Record<FoodLevel, string>> = {
  easy: 'Easy',
  'with-notice': 'With notice',
  hard: 'Hard to find',
}

export const roomTexts: Readonly<Record<RoomKind, string>> = {
  own: 'A room of your own, every night',
  'own-or-tent': 'A room or tent of your own, every night',
  shared: 'A room shared with one other traveller',
}

/** 225 → '3 h 45 min'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours}${nbsp}h` : '', rest > 0 ? `${rest}${nbsp}min` : '']
    .filter(Boolean)
    .join(nbsp)
}

const stopsText = (stops: number) =>
  stops === 0 ? 'direct' : `${stops} ${stops === 1 ? 'stop' : 'stops'}`

/** 'direct, about 2 h 35 min'. */
export function flightText({ stops, minutes }: Pick<FlightRoute, 'stops' | 'minutes'>): string {
  const time = minutes === undefined ? '' : `, about ${minutesText(minutes)}`
  return `${stopsText(stops)}${time}`
}

/** The easiest way in a line: 'Direct from Delhi and Mumbai'. Undefined without a connection. */
export function flightsLine(routes: readonly FlightRoute[]): string | undefined {
  const stops = Math.min(...routes.map((route) => route.stops))
  const cities = [
    ...new Set(routes.filter((route) => route.stops === stops).map(({ from }) => from)),
  ]
  if (cities.length === 0) return undefined
  const ways = stopsText(stops)
  return `${capitalized(ways)} from ${listedWords(cities)}`
}

export interface Connection extends Pick<FlightRoute, 'to' | 'note'> {
  /** 'Delhi and Mumbai'. */
  from: string
  /** 'direct, about 3 h 30 min'. */
  text: string
}

/** The connections from India, the quickest first. Cities with the same connection are named together. */
export function connectionsOf(routes: readonly FlightRoute[]): Connection[] {
  const compare = (one: FlightRoute, other: FlightRoute) =>
    one.stops - other.stops || (one.minutes ?? Infinity) - (other.minutes ?? Infinity)
  const cities = new Map<string, string[]>()
  const connections: { cities: string[]; to: string; text: string; note: string | undefined }[] = []
  for (const { from, to, note, ...route } of [...routes].sort(compare)) {
    const text = flightText(route)
    const key = JSON.stringify([to, text, note])
    const known = cities.get(key)
    if (known) {
      known.push(from)
      continue
    }
    const named = [from]
    cities.set(key, named)
    connections.push({ cities: named, to, text, note })
  }
  return connections.map(({ cities, ...connection }) => ({
    from: listedWords(cities),
    ...connection,
  }))
}

const hoursText = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** '4 km, 250 m up, 2 hours'. */
export function walkText({ kilometres, ascent, hours }: Walk): string {
  const parts = [
    kilometres === undefined ? '' : `${kilometres}${nbsp}km`,
    ascent === undefined ? '' : `${ascent}${nbsp}m up`,
    hours === undefined ? '' : hoursText(hours),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The most of any day: 'Up to 6 km and 250 m up in a day'. Hours count for the days whose distance is not known. */
export function walkingText(walks: readonly Walk[]): string {
  const most = (amounts: readonly (number | undefined)[]) =>
    Math.max(0, ...amounts.map((amount = 0) => amount))
  const kilometres = most(walks.map((walk) => walk.kilometres))
  const ascent = most(walks.map((walk) => walk.ascent))
  const hours = most(walks.map((walk) => (walk.kilometres === undefined ? walk.hours : 0)))
  const distance = [
    kilometres > 0 && `${kilometres}${nbsp}km`,
    ascent > 0 && `${ascent}${nbsp}m up`,
  ]
  const words = [distance.filter(Boolean).join(' and '), hours > 0 && hoursText(hours)]
  const text = words.filter(Boolean).join(', or ')
  return text === '' ? 'Hardly any walking' : `Up to ${text} in a day`
}

/** The weather in a line: '28 to 29 °C by day, 4 to 24 mm in August'. Rain only where every row has it. */
export function weatherLine(rows: readonly MonthOfWeather[]): string {
  const months = listedWords(
    [...new Set(rows.map(({ month }) => month))].sort((one, other) => one - other).map(monthName),
  )
  const rain = rows.flatMap(({ rainfall }) => rainfall ?? [])
  const days = `${rangeText(
    rows.map(({ high }) => high),
    '°C',
  )} by day`
  return rain.length < rows.length
    ? `${days} in ${months}`
    : `${days}, ${rangeText(rain, 'mm')} in ${months}`
}

function rangeText(values: readonly number[], unit: string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? `${low}${nbsp}${unit}` : `${low} to ${high}${nbsp}${unit}`
}

/** '290 mm, 18 days'. Empty if neither is known. */
export function rainText({ rainfall, rainyDays }: MonthOfWeather): string {
  const parts = [
    rainfall === undefined ? '' : `${rainfall}${nbsp}mm`,
    rainyDays === undefined ? '' : `${rainyDays}${nbsp}days`,
  ]
  return parts.filter(Boolean).join(', ')
}

interface Weather {
  readonly months: readonly MonthOfWeather[]
  readonly sources: readonly FactSource[]
}

/** 'Nuwara Eliya' of 'Nuwara Eliya, in the hills before Ella'. */
const stationOf = ({ place }: MonthOfWeather) => place.split(',', 1)[0] ?? place

/**
 * The rows of an itinerary's length, in the months of its departures if one of these is known, and their sources: a source
 * that names only a place without a row is left out.
 */
export function weatherOf(
  { months: all, sources }: Weather,
  { duration, months }: { duration: number; months: readonly number[] },
): Weather {
  const rows = all.filter((row) => (row.duration ?? duration) === duration)
  const known = rows.filter(({ month }) => months.includes(month))
  const shown = known.length > 0 ? known : rows
  const isNamed = (source: FactSource, named: readonly MonthOfWeather[]) =>
    named.some((row) => source.name.includes(stationOf(row)))
  return {
    months: shown,
    sources: sources.filter((source) => isNamed(source, shown) || !isNamed(source, all)),
  }
}

/** 11 → 'November'. */
export const monthName = (month: number): string => monthNames[month - 1] ?? ''
