import type { Locator } from '@playwright/test'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { monthNames, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import type { ListedDeparture } from '@farandfew/domain/departures/listed-departure.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'

const facts = ['starts', 'ends', 'days', 'price', 'free seats', 'guaranteed', 'host'] as const
export type Fact = (typeof facts)[number]
/** Fact of a departure → where it is stated → the value there. */
export type Rows = Map<Fact, Map<string, string>>

const months = monthNames.map((name) => name.slice(0, 3)).join('|')
const date = String.raw`(\d{1,2}) (${months})[a-z]*`
const weekdays = weekdayNames.join('|')

/** What a text says of a departure, in the words of the site. What it does not say is missing. */
export function read(text: string, hosts: readonly string[] = []): Partial<Record<Fact, string>> {
  const first = new RegExp(`(?:${weekdays})? ?(\\d{1,2})(?: ?- ?\\d{1,2})? (${months})`).exec(text)
  const sameMonth = new RegExp(`\\d{1,2} ?- ?${date}`).exec(text)
  const nextMonth = new RegExp(`${date} ?- ?${date}`).exec(text)
  const [, whole] = /of ₹(\d),00,000/.exec(text) ?? []
  const seats = /Open · (\d+) left|(\d+) (?:spots?|seats?) left/.exec(text)
  const [, from, month] = first ?? []
  const end = nextMonth ? nextMonth.slice(3, 5) : sameMonth?.slice(1, 3)
  const isGuaranteed = /\bGuaranteed\b(?! for good)/.test(text)
  const isGathering = /\d of 8 booked|guaranteed when|\d more needed/.test(text)
  const named = hosts.filter((name) => text.includes(name))
  const found: Partial<Record<Fact, string | undefined>> = {
    starts: from && `${from} ${month}`,
    ends: end?.join(' '),
    days: /\b(\d) days/.exec(text)?.[1],
    price: /INR [\d.]+ Lacs/.exec(text)?.[0] ?? (whole && priceLabel(Number(whole) * 100_000)),
    'free seats': seats?.[1] ?? seats?.[2],
    guaranteed: isGuaranteed || isGathering ? String(isGuaranteed) : undefined,
    host: named.length > 0 ? named.join(' and ') : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

export const shortDate = (day: string) =>
  `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]!.slice(0, 3)}`

/** What a call of the API says of a departure. */
export const ofCall = (departure: ListedDeparture): Partial<Record<Fact, string>> => ({
  starts: shortDate(departure.departureDate),
  ends: shortDate(addDays(departure.departureDate, departure.duration - 1)),
  days: String(departure.duration),
  price: priceLabel(departurePrice(departure)),
  'free seats': String(departure.seats.free),
  guaranteed: String(departure.groupDecision === 'guaranteed'),
  ...(departure.host && { host: departure.host.name }),
})

export function note(rows: Rows, where: string, said: Partial<Record<Fact, string>>): void {
  for (const fact of facts) {
    const value = said[fact]
    if (value !== undefined) rows.set(fact, (rows.get(fact) ?? new Map()).set(where, value))
  }
}

/** The rows with more than one value, as text. */
export const contradictions = (rows: Rows): string[] =>
  [...rows].flatMap(([fact, values]) =>
    new Set(values.values()).size > 1
      ? [`${fact}: ${[...values].map(([where, value]) => `${value} (${where})`).join(', ')}`]
      : [],
  )

export const textOf = async (locator: Locator) =>
  (await locator.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')).join(' | ')

/** What a calendar file with one departure says of it. The day after the last one is its end. */
export function factsInCalendar(file: string): Partial<Record<Fact, string>> {
  const unfolded = file.replace(/\r\n[ \t]/g, '')
  const dateOf = (name: string) =>
    new RegExp(`${name}[^:]*:(\\d{4})(\\d\\d)(\\d\\d)`).exec(unfolded)!.slice(1).join('-')
  const { days, price, guaranteed, host } = read(/DESCRIPTION:.*/.exec(unfolded)![0])
  const said = {
    starts: shortDate(dateOf('DTSTART')),
    ends: shortDate(addDays(dateOf('DTEND'), -1)),
    ...{ days, price, guaranteed, host },
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}
