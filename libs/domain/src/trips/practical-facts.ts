import * as z from 'zod/mini'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { calendarDate, clockTime } from '../contract/request.ts'
import { meetingPlace } from '../departures/departure.ts'
import { isPictureAddress, pictureAddressMessage, secureUrl } from '../text/picture-address.ts'
import { blockOfText, line } from '../text/text.ts'
import { maxLength, minLength } from '../text/lengths.ts'

/** Maximum length of each text and maximum number of entries of each list. */
export const practicalFactLimits = {
  name: 120,
  url: 500,
  note: 300,
  text: 800,
  sources: 4,
  months: 36,
  routes: 8,
  arrivals: 2,
  stays: 16,
  walks: 60,
  practices: 8,
  costs: 12,
  questions: 12,
  cost: 1_000_000,
} as const
const limits = practicalFactLimits

export const visaKinds = ['none', 'on-arrival', 'online', 'embassy'] as const
export type VisaKind = (typeof visaKinds)[number]

export const foodLevels = ['easy', 'with-notice', 'hard'] as const
export type FoodLevel = (typeof foodLevels)[number]

export const diets = ['vegetarian', 'jain', 'vegan', 'halal'] as const
export type Diet = (typeof diets)[number]

export const roomKinds = ['own', 'own-or-tent', 'shared'] as const
export type RoomKind = (typeof roomKinds)[number]

const note = line(limits.note, 'Please enter a note, or leave it out')

/** `written` is the highest number in Indian grouping, for messages. */
export const whole = (min: number, max: number, written = String(max)) => {
  const message = `Please enter a whole number from ${min} to ${written}`
  return z.int(message).check(z.gte(min, message), z.lte(max, message))
}

const decimal = (max: number) => {
  const message = `Please enter a number from 0 to ${max}`
  return z.number(message).check(z.gte(0, message), z.lte(max, message))
}

const listOf = <const Entry extends z.ZodMiniType>(entry: Entry, max: number, what: string) =>
  z
    .array(entry, 'Must be a list')
    .check(
      minLength(1, `Please keep at least one ${what}`),
      maxLength(max, `At most ${max} entries`),
    )

/** Where a fact about the world comes from. */
export const factSource = z.strictObject({
  name: line(limits.name, 'Please name the source'),
  url: line(limits.url, 'Please enter an https address').check(
    z.regex(secureUrl, 'Please enter an https address'),
  ),
  /** The calendar date on which the source was read. */
  checkedOn: calendarDate,
})
export type FactSource = z.output<typeof factSource>

const sources = listOf(factSource, limits.sources, 'source')
/** What the club itself decides or estimates may have no source. */
const optionalSources = z.optional(sources)

/** Days of the itinerary, 4 or 8, that a row belongs to. */
const duration = whole(1, 30)

const monthOfWeather = z
  .strictObject({
    /** The stop or the station: 'Kandy'. */
    place: line(limits.name, 'Please name the place'),
    /** 1 is January. */
    month: whole(1, 12),
    /** Mean daily maximum and minimum in °C. */
    high: whole(-60, 60),
    low: whole(-60, 60),
    /** Millimetres in the month. */
    rainfall: z.optional(whole(0, 3000)),
    /** Days with rain in the month. */
    rainyDays: z.optional(whole(0, 31)),
    /** Only for the itinerary of this length; for both if left out. */
    duration: z.optional(duration),
  })
  .check(
    z.refine(({ high, low }) => low <= high, {
      path: ['low'],
      error: 'The low must not be above the high',
    }),
  )
export type MonthOfWeather = z.output<typeof monthOfWeather>

/** A usual connection from India. */
const flightRoute = z.strictObject({
  /** The city in India: 'Mumbai'. */
  from: line(limits.name, 'Please name the city in India'),
  /** The gateway: 'Colombo (CMB)'. */
  to: line(limits.name, 'Please name the airport'),
  /** 0 is a direct flight. */
  stops: whole(0, 3),
  /** Usual duration from take-off to landing, in minutes. */
  minutes: z.optional(whole(30, 4000)),
  note: z.optional(note),
})
export type FlightRoute = z.output<typeof flightRoute>

/** Between which flights the itinerary of this length fits, in local time. */
const arrival = z.strictObject({
  duration,
  /** The airport of day 1, and the latest time to land there. */
  arriveAt: line(limits.name, 'Please name the airport'),
  arriveBy: clockTime,
  /** The airport of the last day, and the earliest time to take off there. */
  leaveFrom: line(limits.name, 'Please name the airport'),
  leaveAfter: clockTime,
})

/** When and where the group meets on the first day of the itinerary of this length. */
const meeting = z.strictObject({
  duration,
  place: meetingPlace,
  /** Local time. */
  time: clockTime,
})

/** Where the group sleeps in the itinerary of this length, in the order of the nights. */
const stay = z.strictObject({
  duration,
  /** What kind of place it is: 'Restored cave house'. */
  what: line(limits.name, 'Please say what kind of place it is'),
  /** 'Göreme, Cappadocia'. */
  where: line(limits.name, 'Please say where it is'),
  nights: whole(1, 30),
  /** What the rooms are like, if they differ from what the trip says of its rooms. */
  rooms: z.optional(note),
  /** The address of a picture of the place. */
  picture: z.optional(
    line(limits.url, 'Please enter the address of a picture, or leave it out').check(
      z.refine(isPictureAddress, pictureAddressMessage),
    ),
  ),
})
export type Stay = z.output<typeof stay>

/** How far one walks on one day. At least one of the three measures. */
const walk = z
  .strictObject({
    duration,
    day: whole(1, 30),
    kilometres: z.optional(decimal(60)),
    /** Metres. */
    ascent: z.optional(whole(0, 4000)),
    hours: z.optional(decimal(16)),
    note: z.optional(note),
  })
  .check(
    z.refine(
      ({ kilometres, ascent, hours }) =>
        [kilometres, ascent, hours].some((measure) => measure !== undefined),
      'Please enter kilometres, ascent or hours',
    ),
    z.refine(({ day, duration }) => day <= duration, {
      path: ['day'],
      error: 'The itinerary has no such day',
    }),
  )
export type Walk = z.output<typeof walk>

const diet = z.optional(
  z.strictObject({
    level: z.enum(foodLevels, 'Please choose how easy it is'),
    note: line(limits.note, 'Please say in a sentence what to expect'),
  }),
)

const rupees = whole(0, limits.cost, '10,00,000')

/** What one pays on top of the price, in whole rupees for each person. */
const cost = z
  .strictObject({
    item: line(limits.name, 'Please name what is paid for'),
    from: rupees,
    to: rupees,
    note: z.optional(note),
    /** Only for the itinerary of this length; for both if left out. */
    duration: z.optional(duration),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'The higher amount must not be below the lower one',
    }),
  )
export type Cost = z.output<typeof cost>

const question = z.strictObject({
  question: line(limits.note, 'Please enter the question'),
  answer: blockOfText({ min: 1, max: limits.text, message: 'Please enter the answer' }),
})

/**
 * The facts that decide whether someone travels with the club (docs/product.md#practical-facts). Each may be missing: a
 * fact about the world without a source is left out.
 */
export const practicalFacts = z.strictObject(
  {
    /** The months of the departures, from published climate normals. */
    weather: z.optional(
      z.strictObject({
        months: listOf(monthOfWeather, limits.months, 'month'),
        /** What the figures do not say: how warm the sea is. */
        note: z.optional(note),
        sources,
      }),
    ),
    flights: z.optional(
      z.strictObject({ routes: listOf(flightRoute, limits.routes, 'connection'), sources }),
    ),
    arrivals: z.optional(listOf(arrival, limits.arrivals, 'itinerary')),
    meetings: z.optional(listOf(meeting, limits.arrivals, 'itinerary')),
    stays: z.optional(listOf(stay, limits.stays, 'stay')),
    /** For a holder of an Indian passport. */
    visa: z.optional(
      z.strictObject({
        kind: z.enum(visaKinds, 'Please choose the kind of visa'),
        /** How to get it, in a sentence or two. */
        how: blockOfText({ min: 1, max: limits.text, message: 'Please say how to get it' }),
        /** As published: 'USD 50'. */
        fee: z.optional(line(limits.name, 'Please enter the fee, or leave it out')),
        /** How long it usually takes: 'About three working days'. */
        processing: z.optional(line(limits.name, 'Please say how long it takes')),
        /** The most that it usually takes, in working days. A departure that is nearer says that it is too late to apply. */
        workingDays: z.optional(whole(1, 250)),
        /** Days that one may stay. */
        stayDays: z.optional(whole(1, 365)),
        sources,
      }),
    ),
    walking: z.optional(listOf(walk, limits.walks, 'day')),
    food: z.optional(
      z.strictObject({
        vegetarian: diet,
        jain: diet,
        vegan: diet,
        halal: diet,
        sources: optionalSources,
      }),
    ),
    rooms: z.optional(
      z.strictObject({
        kind: z.enum(roomKinds, 'Please choose what the rooms are like'),
        note: z.optional(note),
      }),
    ),
    /** What the club does for women who travel alone, a sentence each. */
    womensSafety: z.optional(
      listOf(line(limits.note, 'Please describe the practice'), limits.practices, 'practice'),
    ),
    costs: z.optional(
      z.strictObject({
        items: listOf(cost, limits.costs, 'cost'),
        /** What everybody pays too, but whose amount is not known, so that no sum is called the total: 'your flights'. */
        without: z.optional(line(limits.name, 'Please name what is not counted, or leave it out')),
        sources: optionalSources,
      }),
    ),
    questions: z.optional(listOf(question, limits.questions, 'question')),
  },
  { error: 'Must be the practical facts of a trip' },
)
export type PracticalFacts = z.output<typeof practicalFacts>

export const futureSourceMessage =
  'This date is in the future. Please enter the day on which you read the source'

/** The paths of the sources' dates that are after `today`: 'weather.sources.0.checkedOn'. */
export const futureSources = (facts: PracticalFacts, today: CalendarDate): string[] =>
  Object.entries(facts).flatMap(([name, fact]) => {
    const cited: readonly FactSource[] = fact && 'sources' in fact ? (fact.sources ?? []) : []
    return cited.flatMap(({ checkedOn }, index) =>
      checkedOn > today ? [`${name}.sources.${index}.checkedOn`] : [],
    )
  })
