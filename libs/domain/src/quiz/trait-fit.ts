import { type CalendarDate, dateParts } from '../calendar/calendar-date.ts'
import { monthNames } from '../calendar/format-date.ts'
import { noDateLabel, priceLabel } from '../constants/labels.ts'
import { destinationIn } from '../destinations/destinations.ts'
import type { Trip } from '../trips/trip.ts'
import { interestWords, styleWords, type Words } from './reason-words.ts'
import {
  type ActivityLevel,
  activityLevels,
  budgets,
  durations,
  groupSizes,
  interests,
  monthTopic,
  openValue,
  type QuizTopic,
  travelMonths,
  travelStyles,
} from '../traits/traits.options.ts'
import { byDestination } from '../destinations/all-destinations.ts'
import type { TripProfile } from '../destinations/define-destination.ts'

/** A departure ahead that is not closed. */
export interface QuizDeparture {
  readonly id: number
  readonly departureDate: CalendarDate
  /** Days. */
  readonly duration: number
  /** Whole rupees. */
  readonly price: number
  /** Whether a seat is free. */
  readonly hasSeat: boolean
}

/** The facts about a trip that the quiz uses. */
export interface QuizTrip extends Pick<
  Trip,
  'id' | 'title' | 'destination' | 'duration' | 'price' | 'groupSize' | 'images' | 'availability'
> {
  /** By date. If there are none, the trip counts with its own length and price. */
  readonly departures?: readonly QuizDeparture[] | undefined
}

/** A trip as it is offered once: with the length and price of a departure, or its own if it has none. */
export interface QuizOffer extends QuizTrip {
  readonly departure?: QuizDeparture | undefined
}

/** How well a trip fits one answer. */
export interface Fit {
  /** From 0 (not at all) to 1 (fully). */
  readonly fit: number
  /** A short phrase for the traveller; undefined if nothing is known. */
  readonly reason?: string
  /** Whether the reason is in favour of the trip. */
  readonly isInFavour?: boolean
}

/** The fit if nothing is known. */
const unknown: Fit = { fit: 0.5 }

const inFavour = (reason: string, fit = 1): Fit => ({ fit, reason, isInFavour: true })
const against = (reason: string, fit: number): Fit => ({ fit, reason, isInFavour: false })

/** The profile of the trip's destination; undefined for a trip to a new destination. */
const tripProfiles = byDestination(({ quizProfile }) => quizProfile)

function findProfile(trip: QuizTrip): TripProfile | undefined {
  const slug = destinationIn(trip.destination) ?? destinationIn(trip.title)
  return slug && tripProfiles[slug]
}

/** Cached by trip, because the API asks for the same ones thousands of times per second. */
const profiles = new WeakMap<QuizTrip, { profile: TripProfile | undefined }>()

function profileOf(trip: QuizTrip): TripProfile | undefined {
  const found = profiles.get(trip) ?? { profile: findProfile(trip) }
  profiles.set(trip, found)
  return found.profile
}

const isOneOf = <const Known extends readonly string[]>(
  known: Known,
  value: string,
): value is Known[number] => known.includes(value)

const byShare = (share: 0 | 0.5 | 1, words: Words): Fit =>
  share === 0 ? against(words.none, 0) : inFavour(share === 1 ? words.much : words.some, share)

/** Neighbours on a scale fit half, others not at all. */
const byDistance = (distance: number) => Math.max(0, 1 - Math.abs(distance) / 2)

function fitStyle(trip: QuizTrip, value: string): Fit | undefined {
  if (!isOneOf(travelStyles, value)) return undefined
  const profile = profileOf(trip)
  return profile ? byShare(profile.styles[value] ?? 0, styleWords[value]) : unknown
}

function fitInterest(trip: QuizTrip, value: string): Fit | undefined {
  if (!isOneOf(interests, value)) return undefined
  const profile = profileOf(trip)
  return profile ? byShare(profile.interests[value] ?? 0, interestWords[value]) : unknown
}

const activityReasons: Readonly<Record<ActivityLevel, string>> = {
  gentle: 'As gentle as you like it',
  moderate: 'As much walking as you like',
  active: 'As active as you like it',
}

function fitActivity(trip: QuizTrip, value: string): Fit | undefined {
  if (!isOneOf(activityLevels, value)) return undefined
  const profile = profileOf(trip)
  if (!profile) return unknown
  const more = activityLevels.indexOf(profile.activity) - activityLevels.indexOf(value)
  if (more === 0) return inFavour(activityReasons[value])
  const reason = more > 0 ? 'More active than you asked for' : 'Gentler than you asked for'
  return against(reason, byDistance(more))
}

/** The size that '8-12 People' belongs to, by its middle; undefined for a text without numbers. */
function sizeOf(groupSize: string): (typeof groupSizes)[number] | undefined {
  const numbers = (groupSize.match(/\d{1,4}/g) ?? []).slice(0, 2).map(Number)
  if (numbers.length === 0) return undefined
  const middle = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  if (middle <= 7) return 'handful'
  return middle <= 12 ? 'small' : 'large'
}

const sizeReasons = {
  handful: 'A handful of people, as you like it',
  small: 'Small group, as you like it',
  large: 'Plenty of company, as you like it',
} as const

function fitGroup(trip: QuizTrip, value: string): Fit | undefined {
  if (!isOneOf(groupSizes, value)) return undefined
  const size = sizeOf(trip.groupSize)
  if (!size) return unknown
  const more = groupSizes.indexOf(size) - groupSizes.indexOf(value)
  if (more === 0) return inFavour(sizeReasons[value])
  const reason =
    more > 0 ? 'A larger group than you asked for' : 'A smaller group than you asked for'
  return against(reason, byDistance(more))
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** A trip of up to five days counts as a long weekend. */
const lengthOf = (duration: number) => (duration <= 5 ? 'short' : 'long')

function fitDuration({ duration }: QuizTrip, value: string): Fit | undefined {
  if (!isOneOf(durations, value)) return undefined
  if (lengthOf(duration) === value) return inFavour(`${days(duration)}, as you asked for`)
  const than = value === 'short' ? 'longer' : 'shorter'
  return against(`${days(duration)}, ${than} than you asked for`, 0)
}

/** A budget is an upper limit: any price above it does not fit. */
function fitBudget({ price }: QuizOffer, value: string): Fit | undefined {
  const budget = Object.entries(budgets).find(([name]) => name === value)?.[1]
  if (budget === undefined) return undefined
  return price <= budget
    ? inFavour('Within your budget')
    : against(`${priceLabel(price)}, more than you planned`, 0)
}

/** The month of a departure is the one in which it leaves. A month next to the wanted one fits half. */
function fitMonth({ departure }: QuizOffer, value: string): Fit | undefined {
  if (!Object.hasOwn(travelMonths, value)) return undefined
  if (!departure) return against(noDateLabel, 0)
  const wanted = travelMonths[value as keyof typeof travelMonths]
  const { month } = dateParts(departure.departureDate)
  const name = (one: number) => monthNames[one - 1] ?? ''
  if (month === wanted) return inFavour(`In ${name(wanted)}, as you asked for`)
  const apart = Math.abs(month - wanted)
  // January is next to December.
  const distance = Math.min(apart, 12 - apart)
  return against(`In ${name(month)}, not in ${name(wanted)}`, byDistance(distance))
}

const fits: Readonly<Record<QuizTopic, (offer: QuizOffer, value: string) => Fit | undefined>> = {
  travelStyle: fitStyle,
  budgetRange: fitBudget,
  activityLevel: fitActivity,
  groupSize: fitGroup,
  preferredDuration: fitDuration,
  interests: fitInterest,
  [monthTopic]: fitMonth,
}

/**
 * How well a trip fits one answer; undefined if the answer has no preference or is unknown to the rule. Half if
 * nothing is known of the trip.
 */
export function fitOf(offer: QuizOffer, topic: string, value: string): Fit | undefined {
  if (value === openValue || !Object.hasOwn(fits, topic)) return undefined
  return fits[topic as QuizTopic](offer, value)
}
