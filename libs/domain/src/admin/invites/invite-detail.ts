import * as z from 'zod/mini'
import { calendarDate, id } from '../../contract/request.ts'
import { storedText, storedTexts } from '../../text/stored-text.ts'
import { emailMaxLength } from '../../text/text.ts'
import { interestsLimit, publicUser, quizData, userLimits } from '../../users/user.ts'
import { adminInvite } from './admin-invites.ts'
import { decision } from './decision.ts'

const written = z.nullable(storedText(5000))
const chosen = z.nullable(storedText(60))
const whole = z.int('Must be a whole number')

/** What a member told of themselves. */
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
  /** Where the mail about the decision goes. */
  email: z.nullable(storedText(emailMaxLength)),
  /** Whether the address is known to be theirs. */
  emailProven: z.boolean('Must be true or false'),
  /** Null where no account has joined the request. */
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

/** Who has a confirmed place on a departure. */
const group = z.object({
  scheduleId: id,
  tripTitle: storedText(200),
  departureDate: calendarDate,
  /** Days. */
  duration: whole,
  /** Whether the applicant chose this departure; otherwise it is the next one that would suit. */
  chosen: z.boolean('Must be true or false'),
  isActive: z.boolean('Must be true or false'),
  spotsTotal: whole,
  spotsRemaining: whole,
  members: z.array(groupMember, 'Must be a list'),
  /** Confirmed places of people whose account is erased. */
  withoutAccount: whole,
})
export type Group = z.output<typeof group>

/** Everything that a decision about one request asks for. */
export const adminInviteDetail = z.object({
  invite: adminInvite,
  applicant,
  /** In the applicant's own words. */
  wrote: z.object({ message: written, whyJoin: written, additional: written }),
  /** What a quick request chose, as its form names it; null for a trip's request. */
  wishes: z.nullable(
    z.object({ destination: chosen, travelMonth: chosen, groupSize: chosen, budget: chosen }),
  ),
  /** Further requests of the same account, or of the same address where there is none; the newest first. */
  others: z.array(adminInvite, 'Must be a list'),
  /** Null where no departure of theirs lies ahead. */
  group: z.nullable(group),
  /** Null while it is pending. */
  decision: z.nullable(decision),
})
export type AdminInviteDetail = z.output<typeof adminInviteDetail>
