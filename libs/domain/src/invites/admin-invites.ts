import * as z from 'zod/mini'
import {
  id,
  instant,
  requestBody,
  calendarDate,
  idParam,
  requestQuery,
} from '../contract/request.ts'
import { rowsOfCall, selectedInvites, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { optionalBlock, optionalLine } from '../text/text.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'
import { decisionNoteMaxLength } from '../constants/limits.ts'
import { annotationFields, assigneeFilter } from '../annotations/admin-annotations.ts'
import { destinationNames, destinationSlugs } from '../destinations/destinations.derived.ts'
import { inviteStatuses, travelMonths } from './invite.options.ts'
import { groupDecision } from '../departures/departure.ts'
import { seats } from '../departures/listed-departure.ts'
import { emailMaxLength } from '../canonical/email.ts'
import { publicUser, userLimits } from '../members/user.ts'
import { interestsLimit, quizData } from '../traits/quiz-data.ts'
import { vouchWordsLength } from '../vouches/vouch.ts'

export const inviteOutcomes = ['approved', 'rejected'] as const
export type InviteOutcome = (typeof inviteOutcomes)[number]

const outcome = z.enum(inviteOutcomes, 'Must be approved or rejected')

const decisionFields = {
  status: outcome,
  /** Part of the mail to the applicant. */
  note: optionalBlock(decisionNoteMaxLength),
  /** Whether the operator agreed to approve more people for a departure than it has free seats. */
  beyondSeats: z.optional(z.boolean('Must be true or false')),
}

/** `scheduleId` is the departure for which a request for any date of its trip is approved. */
export const decisionForm = requestBody({ ...decisionFields, scheduleId: z.optional(id) })
export type DecisionForm = z.output<typeof decisionForm>

/** One decision for several requests, each of whose applicants gets the note. */
export const selectedDecisionForm = requestBody({
  rows: rowsOfCall(
    z.strictObject({ kind: z.enum(['trip', 'quick'], 'Must be a kind of request'), id }),
  ),
  ...decisionFields,
})
export type SelectedDecisionForm = z.output<typeof selectedDecisionForm>

/** The departure that an operator gives a request without one. */
export const assignmentForm = requestBody({
  scheduleId: id,
  note: decisionFields.note,
  beyondSeats: decisionFields.beyondSeats,
})
export type AssignmentForm = z.output<typeof assignmentForm>

/** The assigned departure to take back, as the operator saw it. */
export const takeBackForm = requestBody({ scheduleId: id })

/** The decision to undo, identified by its `decidedAt`. */
export const undoForm = requestBody({ decidedAt: instant })

/** The state of the mail to the applicant; 'none' if there is no address. */
export const decisionMails = ['waiting', 'sent', 'failed', 'none'] as const

export const decision = z.object({
  status: outcome,
  decidedAt: instant,
  /** The operator's name; null if none was given when unlocking the console. */
  decidedBy: z.nullable(storedText(100)),
  note: z.nullable(storedText(decisionNoteMaxLength)),
  mail: z.enum(decisionMails, 'Must be a state of a mail'),
  /** Milliseconds left to undo it. */
  undoMs: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
})
export type Decision = z.output<typeof decision>

/** `trip` comes from the invite form, `quick` from the account's quick invite request; each kind has its own table. */
export const inviteKinds = ['trip', 'quick'] as const
export type InviteKind = (typeof inviteKinds)[number]

export const inviteKindNames: Readonly<Record<InviteKind, string>> = {
  trip: 'Invite',
  quick: 'Quick request',
}

/** The destination of a request: one of the catalogue, somewhere else, or anywhere. */
export const inviteDestinations = [...destinationSlugs, 'other', 'no-preference'] as const
export type InviteDestination = (typeof inviteDestinations)[number]

export const inviteDestinationNames: Readonly<Record<InviteDestination, string>> = {
  ...destinationNames,
  other: 'Somewhere else',
  'no-preference': 'No preference',
}

/** Filter values for the state. */
export const inviteFilters = [...inviteStatuses, 'all'] as const
export type InviteFilter = (typeof inviteFilters)[number]

/** Days for which an approved request without a message is listed. */
export const unwrittenDays = 30

/** The months of the quick request's form. */
export const inviteMonths = travelMonths.map(({ value }) => value)

export const inviteOrder = { received: 'desc', name: 'asc', departure: 'asc' } as const

/**
 * `search` matches the applicant's name, address and username, and a whole tag. `scheduleId` is a departure's id, or 'none'
 * for requests without a departure. `month` is that of the departure, or the one that a quick request asks for. Pending requests are listed oldest first, others newest first, if nothing else is chosen;
 * those without a departure come last by `departure`.
 */
const filter = {
  status: z.prefault(z.enum(inviteFilters, 'Must be a state of a request, or all'), 'pending'),
  kind: z.optional(z.enum(inviteKinds, 'Must be a kind of request')),
  destination: z.optional(z.enum(inviteDestinations, 'Must be a destination')),
  scheduleId: z.optional(
    z.union([z.literal('none'), idParam], 'Must be the id of a departure, or none'),
  ),
  month: z.optional(z.enum(inviteMonths, 'Must be a month of the form')),
  /** 'missing': approved in the last `unwrittenDays`, without a message with the next step and a booking since. */
  message: z.optional(z.enum(['missing'], 'Must be missing')),
  assignee: assigneeFilter,
  ...orderQuery(inviteOrder),
}
export const adminInvitesQuery = pageQuery(filter)
export type AdminInvitesQuery = z.output<typeof adminInvitesQuery>

export const adminInvitesExportQuery = requestQuery({
  search: optionalLine(200),
  ...filter,
  /** Only these, whatever search and filters. */
  rows: z.optional(selectedInvites),
})
export type AdminInvitesExportQuery = z.output<typeof adminInvitesExportQuery>

const kind = z.enum(inviteKinds, 'Must be a kind of request')
const status = z.enum(inviteStatuses, 'Must be a state of a request')
const count = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

/** Identifies one request. */
export const inviteParams = z.object({ kind, id: idParam })

/** A request in the queue. */
export const adminInvite = z.object({
  kind,
  id,
  /** The applicant's name, or the username of a member without one. */
  name: storedText(130),
  /** Null if the request belongs to no account (docs/product.md#invite-requests). */
  userId: z.nullable(id),
  destination: z.enum(inviteDestinations, 'Must be a destination'),
  /** Null for a quick request without a departure. */
  tripTitle: z.nullable(storedText(200)),
  /** Null if no departure was chosen. */
  scheduleId: z.nullable(id),
  departureDate: z.nullable(calendarDate),
  /** The month of a quick request, as the form names it. */
  travelMonth: z.nullable(storedText(60)),
  status,
  createdAt: instant,
  /** Minutes from the request to its decision, or until now if it is pending. */
  waitedMinutes: count,
  ...annotationFields,
})
export type AdminInvite = z.output<typeof adminInvite>

/** Identifies one request. */
export type InviteName = Pick<AdminInvite, 'kind' | 'id'>

const departureCount = z.object({
  /** Null for requests without a departure. */
  scheduleId: z.nullable(id),
  departureDate: z.nullable(calendarDate),
  count,
})

const destinationCount = z.object({
  destination: z.enum(inviteDestinations, 'Must be a destination'),
  count,
  departures: z.array(departureCount, 'Must be a list'),
})
export type DestinationCount = z.output<typeof destinationCount>

/** A page of the queue, with the number of requests by state, destination and departure. */
export const adminInvites = z.object({
  ...pageOf(adminInvite).shape,
  /** Those of the other filters that are assigned to the operator who asks. */
  assignedToMe: count,
  /** Those of the other filters by state. */
  statusCounts: z.object({ pending: count, approved: count, rejected: count, withdrawn: count }),
  /** Those of the other filters, whatever the departure; in the order of the catalogue, departures by date. */
  destinations: z.array(destinationCount, 'Must be a list'),
})
export type AdminInvites = z.output<typeof adminInvites>

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
