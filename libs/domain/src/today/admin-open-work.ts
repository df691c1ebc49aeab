import * as z from 'zod/mini'
import { seats } from '../departures/seats.ts'
import { calendarDate, id, instant } from '../contract/request.ts'
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
