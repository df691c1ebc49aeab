import * as z from 'zod/mini'
import { groupDecision } from '../departures/departure.ts'
import { seats } from '../departures/listed-departure.ts'
import { calendarDate, id, instant } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { balanceParts } from './balance-measure.ts'

/** The most members of a group, whatever the seats of its departure. */
export const groupMax = 12
/** The most applicants among whom the club chooses: the earliest ones. */
export const applicantsMax = 500

const share = z.number()

const fitOfPart = z.nullable(share)
const fit = z.object({
  interests: fitOfPart,
  pace: fitOfPart,
  ages: fitOfPart,
  genders: fitOfPart,
})

const applicant = z.object({
  /** The trip invite request. */
  requestId: id,
  /** Null if the request belongs to no account: then nothing is known. */
  userId: z.nullable(id),
  name: storedText(130),
  ageGroup: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  /** The labels of the quiz; an answer without a preference is one, too. */
  pace: z.nullable(z.string()),
  interests: z.array(z.string()),
  requestedAt: instant,
  /** Whether they asked for this departure, and not for any date of the trip. */
  isForThis: z.boolean(),
  /** Members who vouched for them and did not withdraw it. A signal for the operator: it scores nothing. */
  vouchedBy: z.array(storedText(130)),
  /** What they did not say. */
  unknown: z.array(z.enum(balanceParts)),
  /** How well they fit the proposed group: a chosen one the others, another one those whom they would join. */
  fit,
  /**
   * How much lower the measure of the group is with a change: for a chosen one, with the best other applicant instead; for
   * another one, if they take the place of the chosen one whom they replace best. Null if there is no one to change with.
   */
  loss: z.nullable(share),
  /** The name of that other one. */
  loseTo: z.nullable(z.string()),
})
export type SelectionApplicant = z.output<typeof applicant>

/** Which applicants would make the best-balanced group of a departure. A proposal: it changes nothing. */
export const selection = z.object({
  departureId: id,
  tripTitle: z.string(),
  departureDate: calendarDate,
  groupDecision,
  /** The club's date of that decision. */
  decisionDate: calendarDate,
  /** Members with a booked seat count in the measure. */
  seats,
  /** Whether its trip is open: anyone can book a free seat, with or without an invite. */
  isOpen: z.boolean(),
  /** People with an approved request for this departure who neither booked nor hold a seat; they count in the measure, too. */
  approved: z.int(),
  /** Those with an approved request who did not book it, also if a seat is kept for them; one request each. */
  invited: z.array(
    z.object({ kind: z.enum(['trip', 'quick']), requestId: id, name: storedText(130) }),
  ),
  /** People with an approved request for any date of the trip and no booking of it: they may book this departure. */
  approvedForAnyDate: z.int(),
  /** The places for which applicants are chosen: free seats less approved people. Nothing is reserved for these. */
  places: z.int(),
  /** Applicants with a pending request. */
  applicants: z.int(),
  /** Whether every choice was compared. */
  isExact: z.boolean(),
  /** The measure of those who are confirmed or approved with the chosen ones, 0-100; null for fewer than two. */
  balance: z.nullable(share),
  /** The same without the chosen ones. */
  balanceNow: z.nullable(share),
  /** How well an average applicant fits: what a reason is measured by. */
  typical: fit,
  /** How many applicants did not say. */
  unknown: z.object({ interests: z.int(), pace: z.int(), ages: z.int(), genders: z.int() }),
  chosen: z.array(applicant),
  /** The others, the nearest first. */
  others: z.array(applicant),
})
export type Selection = z.output<typeof selection>
