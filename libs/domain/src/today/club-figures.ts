import * as z from 'zod/mini'
import { seats } from '../departures/seats.ts'
import { calendarDate, id } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'

/** Days of the figures that look back: money and bookings by the club's date, requests and inquiries by real time. */
export const figureDays = 30
/** Days that "this week" has, today included, by the club's date. */
export const weekDays = 7
export const departuresAheadMax = 40

const count = z.int().check(z.nonnegative())
/** A sum in paise, which may be larger than any single amount. */
const sumOfPaise = count

/** A departure ahead, with its seats and its money. */
const departureAhead = z.object({
  id,
  tripTitle: storedText(200),
  /** Short, such as 'Turkey'. */
  destination: storedText(200),
  departureDate: calendarDate,
  /** Days. */
  duration: z.int(),
  seats,
  /** Whether it is guaranteed; otherwise it is not decided yet. */
  isGuaranteed: z.boolean('Must be true or false'),
  /** What its travellers have paid. */
  paid: sumOfPaise,
  /** What they still have to pay. */
  owed: sumOfPaise,
})
export type DepartureAhead = z.output<typeof departureAhead>

/** How often something happened in the last `figureDays` days, and in as many days before. */
const step = z.object({ now: count, before: count })

/** The way of an applicant to a paid seat. */
export const figureSteps = ['requests', 'approvals', 'bookings', 'paid'] as const
export type FigureStep = (typeof figureSteps)[number]

/** The times within which inquiries are answered: each from the one before up to `hours`. */
export const replyTimes = [
  { name: 'within6', hours: 6 },
  { name: 'within12', hours: 12 },
  { name: 'within24', hours: 24 },
  { name: 'within48', hours: 48 },
  { name: 'later', hours: Infinity },
] as const
export type ReplyTime = (typeof replyTimes)[number]['name']

export const clubFigures = z.object({
  /** The club's date. */
  today: calendarDate,
  /** Those that take place, the next first; at most `departuresAheadMax`. */
  departures: z.array(departureAhead, 'Must be a list'),
  /** Invite requests sent, requests approved, seats held, and bookings confirmed by their first payment. */
  steps: z.object({ requests: step, approvals: step, bookings: step, paid: step }),
  /** Of the receipts, credit notes and refunds of the last `figureDays` days, as by month. */
  money: z.object({ received: sumOfPaise, refunded: sumOfPaise }),
  /** Inquiries answered in the last `figureDays` days. */
  replies: z.object({
    counts: z.object({
      within6: count,
      within12: count,
      within24: count,
      within48: count,
      later: count,
    }),
    /** Minutes; null if none was answered. */
    median: z.nullable(count),
  }),
})
export type ClubFigures = z.output<typeof clubFigures>
