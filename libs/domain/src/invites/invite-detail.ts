import * as z from 'zod/mini'
import { groupDecision } from '../departures/departure.ts'
import { seats } from '../departures/seats.ts'
import { decisionNoteMaxLength } from '../constants/limits.ts'
import { calendarDate, id, instant } from '../contract/request.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'
import { emailMaxLength } from '../canonical/email.ts'
import { publicUser, userLimits } from '../members/user.ts'
import { interestsLimit, quizData } from '../traits/quiz-data.ts'
import { vouchWordsLength } from '../vouches/vouch.ts'
import { adminInvite } from './admin-invites.ts'
import { decision } from './decision.ts'

const written = z.nullable(storedText(5000))
const chosen = z.nullable(storedText(60))
const whole = z.int('Must be a whole number')

/** The member's own profile texts. */
const applicantAccount = z.object({
  userId: id,
  ...z.pick(publicUser, {
    username: true,
    ageGroup: true,
    city: true,
    country: true,
    bio: true,
    interests: true,
    travelPreferences: true,
    createdAt: true,
  }).shape,
  quiz: z.nullable(quizData),
})

const applicant = z.object({
  name: storedText(130),
  /** The address of the decision's mail. */
  email: z.nullable(storedText(emailMaxLength)),
  /** Whether the address is verified. */
  emailProven: z.boolean('Must be true or false'),
  /** Null if the request belongs to no account. */
  account: z.nullable(applicantAccount),
})
export type Applicant = z.output<typeof applicant>

const groupMember = z.object({
  userId: id,
  name: storedText(130),
  ageGroup: z.nullable(storedText(userLimits.ageGroup)),
  city: z.nullable(storedText(userLimits.city)),
  country: z.nullable(storedText(userLimits.country)),
  interests: storedTexts(userLimits.interest, interestsLimit),
  quiz: z.nullable(quizData),
})
export type GroupMember = z.output<typeof groupMember>

/** The confirmed group of a departure, without the applicant. */
const group = z.object({
  scheduleId: id,
  tripTitle: storedText(200),
  departureDate: calendarDate,
  /** Days. */
  duration: whole,
  /** Whether the applicant chose this departure; otherwise it is the next suitable one. */
  chosen: z.boolean('Must be true or false'),
  /** Whether it leaves in the month that the request names; true if it names none. */
  fitsMonth: z.boolean('Must be true or false'),
  /** Whether the applicant already holds or has a seat on it. */
  isBooked: z.boolean('Must be true or false'),
  /** Whether it can no longer be booked. */
  isClosed: z.boolean('Must be true or false'),
  /** Its state in a word, such as 'Open' or 'Full'. */
  stateLabel: z.string(),
  groupDecision,
  /** The club's date of that decision. */
  decisionDate: calendarDate,
  seats,
  members: z.array(groupMember, 'Must be a list'),
  /** Confirmed seats of members whose account was deleted. */
  withoutAccount: whole,
})
export type Group = z.output<typeof group>

/** A departure that an operator can give the request. */
const assignableDeparture = z.object({
  scheduleId: id,
  tripTitle: storedText(200),
  departureDate: calendarDate,
  /** Days. */
  duration: whole,
  groupDecision,
  seats,
  /** Whether it leaves in the month that the request names; true if it names none. */
  fitsMonth: z.boolean('Must be true or false'),
})
export type AssignableDeparture = z.output<typeof assignableDeparture>

/** What became of a person for whom a member vouched. */
export const vouchResults = ['no-request', 'pending', 'approved', 'rejected'] as const
export type VouchResult = (typeof vouchResults)[number]

const vouchFacts = {
  words: storedText(vouchWordsLength.max),
  createdAt: instant,
  withdrawnAt: z.nullable(instant),
}

/** Another vouch of the same member, and how it went. */
const earlierVouch = z.object({
  ...vouchFacts,
  /** As the member typed it. */
  person: storedText(emailMaxLength),
  /** The account of that name; null if there is none. */
  userId: z.nullable(id),
  /** The best state of the person's requests. */
  result: z.enum(vouchResults, 'Must be a result of a vouch'),
  /** Whether the person has come back from a trip. */
  travelled: z.boolean('Must be true or false'),
  /** Reports about the person. */
  reports: whole,
})
export type EarlierVouch = z.output<typeof earlierVouch>

/** A member who vouched for the applicant. A signal for the operator: nothing is decided by it. */
const applicantVouch = z.object({
  ...vouchFacts,
  id,
  /** The member who vouched. */
  userId: id,
  name: storedText(130),
  /** Whether it names the address of the request, and not the account. */
  isForAddress: z.boolean('Must be true or false'),
  /** Newest first. */
  earlier: z.array(earlierVouch, 'Must be a list'),
})
export type ApplicantVouch = z.output<typeof applicantVouch>

/** Everything an operator needs to decide one request. */
export const adminInviteDetail = z.object({
  invite: adminInvite,
  applicant,
  /** The applicant's own words. */
  wrote: z.object({ message: written, whyJoin: written, additional: written }),
  /** The choices of a quick request, as its form names them; null for a trip request. */
  wishes: z.nullable(
    z.object({ destination: chosen, travelMonth: chosen, groupSize: chosen, budget: chosen }),
  ),
  /** Other requests of the same account, or of the same address if there is no account; newest first. */
  others: z.array(adminInvite, 'Must be a list'),
  /** Who vouched for the applicant, newest first. */
  vouches: z.array(applicantVouch, 'Must be a list'),
  /** Null if there is no upcoming departure. */
  group: z.nullable(group),
  /**
   * Of a pending or approved request without a departure, or with one that can no longer be booked or is full: those in its
   * month first, each by date.
   */
  assignable: z.array(assignableDeparture, 'Must be a list'),
  /** Null while the request is pending. */
  decision: z.nullable(decision),
  /** The departure that an operator gave the request; null if none did. */
  assignment: z.nullable(
    z.object({
      scheduleId: id,
      assignedAt: instant,
      /** Until when a seat of it is kept for the member; null if none is. */
      keptUntil: z.nullable(instant),
      /** Whether the member has booked it, so that the booking decides. */
      isBooked: z.boolean('Must be true or false'),
      /** That went with it, if the request was approved before; otherwise the decision has it. */
      note: z.nullable(storedText(decisionNoteMaxLength)),
    }),
  ),
})
export type AdminInviteDetail = z.output<typeof adminInviteDetail>
