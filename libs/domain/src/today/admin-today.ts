import * as z from 'zod/mini'
import { seats } from '../departures/listed-departure.ts'
import { departureMoney } from '../bookings/admin-bookings.ts'
import { calendarDate, id, instant } from '../contract/request.ts'
import { movedMoney } from '../payments/money-lists.ts'
import { storedText } from '../text/stored-text.ts'

const count = z.int().check(z.nonnegative())

const queue = z.object({
  /** How many wait. */
  open: count,
  /** Differs after anything has entered or left the queue. */
  mark: storedText(100),
  /**
   * When the first of them is due: when the club's promise to it ends, or since when it waits if the club promises
   * nothing (see queueRules). Null if nothing waits.
   */
  due: z.nullable(instant),
  /** Which one that is, such as '12' or 'trip-12' for an invite request. Null if nothing waits. */
  first: z.nullable(storedText(40)),
})

/** Departures that need a decision; at most `waitingDeparturesMax` of them are named, the most urgent first. */
const departureQueue = z.extend(queue, {
  departures: z.array(
    z.object({
      id,
      tripTitle: storedText(200),
      departureDate: calendarDate,
      seats,
      /** Members on the waitlist. */
      waiting: count,
    }),
    'Must be a list',
  ),
})

/** What is not in order, by the kinds of the page Integrity that have found something. */
const faultQueue = z.extend(queue, {
  kinds: z.array(
    z.object({
      kind: storedText(40),
      /** After the number: 'refunds to pay by hand'. */
      words: storedText(80),
      open: count,
      /** Since when the first of them is not in order. */
      due: instant,
    }),
    'Must be a list',
  ),
})

/** How many departures a queue names. */
export const waitingDeparturesMax = 5

/** What waits for an operator, by kind. */
export const openWork = z.object({
  /** Requests without a decision. */
  invites: queue,
  /** Inquiries without an answer. */
  inquiries: queue,
  /** Approved requests of the last `unwrittenDays` whose applicant has got no message with the next step, and has not booked. */
  unwritten: queue,
  /** Holds of the last `lapsedHoldDays` that ran out after a payment was begun, if the member has not held the seat again. */
  lapsedHolds: queue,
  /** Departures that lack travellers and are decided within `decisionNearDays`. */
  smallGroups: departureQueue,
  /** Departures without a free seat that members wait for. */
  waitlists: departureQueue,
  /** Everything about money and seats that is not in order. Dead messages are in `messages`. */
  integrity: faultQueue,
  /** Messages that are not tried again. */
  messages: queue,
  /** Reports without a decision; null for a role that does not decide them. */
  reports: z.nullable(queue),
  /** Reviews that wait for a decision. */
  reviews: queue,
})
export type OpenWork = z.output<typeof openWork>
export type QueueName = keyof OpenWork

/** Days of the figures that look back: money and bookings by the club's date, requests and inquiries by real time. */
export const figureDays = 30
/** Days that "this week" has, today included, by the club's date. */
export const weekDays = 7
export const departuresAheadMax = 40

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
  ...departureMoney,
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

export const clubFigures = z.object({
  /** The club's date. */
  today: calendarDate,
  /** Those that take place, the next first; at most `departuresAheadMax`. */
  departures: z.array(departureAhead, 'Must be a list'),
  /** Invite requests sent, requests approved, seats held, and bookings confirmed by their first payment. */
  steps: z.object({ requests: step, approvals: step, bookings: step, paid: step }),
  /** Of the receipts, credit notes and refunds of the last `figureDays` days, as by month. */
  money: movedMoney,
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

const done = z.boolean('Must be true or false')

/** What an owner sets up on the first day. Each step is done when the data shows it, and no one ticks it. */
export const firstSteps = z.object({
  /** An owner with an account of their own can sign in. */
  ownAccount: done,
  /** An owner has entered rates, or confirmed those that the club's database began with. */
  taxRates: done,
  /** Registered name and address are entered, and they are not a sample. */
  clubDetails: done,
  /** An operator has sent a mail to themselves as a test. */
  testMail: done,
  /** There is a host. */
  hosts: done,
})
export type FirstSteps = z.output<typeof firstSteps>
export type FirstStep = keyof FirstSteps
