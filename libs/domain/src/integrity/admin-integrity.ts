import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'
import { maxLength, minLength } from '../text/lengths.ts'

/** The most faults of one kind that an answer lists; the others appear once these are resolved. */
export const faultsMax = 50

/** The most faults of one kind that are counted. */
export const faultsCountedMax = 1000

/** The kind of what is no fault, but an operator's work: a refund that the gateway cannot send. It has a page of its own. */
export const refundByHand = 'refund-by-hand'

/** What an action asks the operator for: a reason, or a reason and the reference of a payment outside the site. */
export const faultAsks = ['nothing', 'reason', 'payout'] as const
export type FaultAsks = (typeof faultAsks)[number]

const name = storedText(40)

export const faultAction = z.object({
  action: name,
  label: storedText(60),
  /** What it does, as sentences. */
  consequence: storedText(400),
  asks: z.enum(faultAsks, 'Must be what an action asks for'),
})
export type FaultAction = z.output<typeof faultAction>

/** One thing that is not in order. */
export const fault = z.object({
  /** Names it within its kind. */
  key: storedText(60),
  since: instant,
  /** What is wrong with it, as sentences. */
  facts: storedText(600),
  /** The member of its booking; null if there is none. */
  member: z.nullable(z.string()),
  bookingId: z.nullable(id),
  departureId: z.nullable(id),
  tripTitle: z.nullable(z.string()),
  departureDate: z.nullable(z.iso.date('Must be a date, YYYY-MM-DD')),
  /** Differs if anything about it has changed. An action names the one that the operator saw. */
  mark: storedText(64),
})
export type Fault = z.output<typeof fault>

/** One check, with what it has found. */
export const faultKind = z.object({
  kind: name,
  name: storedText(80),
  explanation: storedText(400),
  actions: z.array(faultAction),
  /** Counted up to `faultsCountedMax`. */
  total: z.int().check(z.nonnegative()),
  /** The longest-standing first, at most `faultsMax`. */
  faults: z.array(fault),
})
export type FaultKind = z.output<typeof faultKind>

/** How many things these kinds have found. */
export const countFaults = (kinds: readonly FaultKind[]): number =>
  kinds.reduce((sum, { total }) => sum + total, 0)

/** Every check of the club's money, messages and stored phones, also those that have found nothing. */
export const integrity = z.object({
  kinds: z.array(faultKind),
  /** When the sums were last checked, which takes longer than the rest; null before the first time. */
  sumsCheckedAt: z.nullable(instant),
})
export type Integrity = z.output<typeof integrity>

/** Days of real time, up to now, for which the money can be compared with the gateway's. The first is the most. */
export const comparedDays = [31, 7, 1] as const

export const comparedPeriod = requestBody({ days: z.literal(comparedDays, 'Must be 31, 7 or 1') })

/** The last minutes that are left out of a comparison: what the gateway has may still be on its way to the club. */
export const notComparedMinutes = 15

const movedSums = z.object({ received: z.int(), refunded: z.int(), kept: z.int() })

/** The payments and refunds of a period, by the gateway's times, as the gateway has them and as the club has. In paise. */
export const gatewayComparison = z.object({
  from: instant,
  until: instant,
  gateway: movedSums,
  club: movedSums,
  /** How many payments and refunds are not the same in both. */
  total: z.int(),
  /** At most `faultsMax`. */
  differences: z.array(
    z.object({
      kind: z.enum(['payment', 'refund'], 'Must be a payment or a refund'),
      /** The gateway's. */
      id: z.string(),
      /** Null if it is only in the club's books. */
      gateway: z.nullable(z.int()),
      /** Null if it is only at the gateway. */
      club: z.nullable(z.int()),
      /** Null if the club knows no booking for it. */
      bookingId: z.nullable(id),
    }),
  ),
})
export type GatewayComparison = z.output<typeof gatewayComparison>

const nameParam = z
  .string('Must be a name')
  .check(z.regex(/^[a-z][a-z-]{0,39}$/, 'Must be a name of small letters'))

export const faultParams = z.object({
  kind: nameParam,
  key: z
    .string('Must be a key')
    .check(minLength(1, 'Must be a key'), maxLength(60, 'The key is too long')),
  action: nameParam,
})

export const faultLimits = { reason: 500, reference: 100 } as const

const reason = lineOfText({
  min: 5,
  max: faultLimits.reason,
  message: 'Please say why, in at least 5 characters',
})
const reference = lineOfText({
  min: 1,
  max: faultLimits.reference,
  message: 'Please enter the reference of the payment',
})

/** The fields of the form of an action, by what it asks for. */
export const faultForms = {
  nothing: requestBody({}),
  reason: requestBody({ reason }),
  payout: requestBody({ reason, reference }),
} as const satisfies Record<FaultAsks, z.ZodMiniType>

/** An action, with the mark of the fault that the operator saw. */
export const faultResolution = requestBody({
  mark: lineOfText({ min: 1, max: 64, message: 'Must be the mark of the fault' }),
  reason: z.optional(reason),
  reference: z.optional(reference),
})
export type FaultResolution = z.output<typeof faultResolution>
