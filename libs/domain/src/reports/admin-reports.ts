import * as z from 'zod/mini'
import { reportReason, reportWordsMaxLength } from './member-report.ts'
import { noteMaxLength } from '../constants/limits.ts'
import { orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { calendarDate, id, idParam, instant, requestBody } from '../contract/request.ts'
import { optionalBlock } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'
import { userLimits } from '../members/user.ts'

/** Which reports the console lists. */
export const reportStates = ['open', 'decided', 'all'] as const
export type ReportState = (typeof reportStates)[number]

/** What an operator can decide about a report, and how the decision reads afterwards. */
export const reportDecisions = [
  { value: 'no-action', label: 'No action', done: 'No action' },
  { value: 'warned', label: 'Warn the member by email', done: 'Member warned' },
  { value: 'message-removed', label: 'Remove the message', done: 'Message removed' },
  { value: 'requests-stopped', label: "Stop the member's requests", done: 'Requests stopped' },
] as const
export type ReportDecision = (typeof reportDecisions)[number]['value']

/** Maximum length in code points of the operator's note, which no member sees. */
export const reportNoteMaxLength = 2000

export const reportOrder = { received: 'desc', reason: 'asc', reporter: 'asc' } as const

/** `search` matches the words of the report, and both members' names and usernames. */
export const adminReportsQuery = pageQuery({
  state: z.prefault(z.enum(reportStates, 'Must be open, decided or all'), 'open'),
  ...orderQuery(reportOrder),
})
export type AdminReportsQuery = z.output<typeof adminReportsQuery>

export const reportPictureParams = z.object({
  id: idParam,
  position: z.string().check(z.regex(/^[0-9]$/, 'Must be the number of a picture')),
})

const decision = z.enum(
  reportDecisions.map(({ value }): ReportDecision => value),
  'Please select a decision',
)

const reportMember = z.object({
  id,
  username: storedText(userLimits.username),
  name: z.nullable(storedText(userLimits.firstName + userLimits.lastName + 1)),
})

const listed = {
  id,
  reason: reportReason,
  reporter: reportMember,
  /** Null if the reported member has deleted the account. */
  reported: z.nullable(reportMember),
  createdAt: instant,
  /** Null while the report is open. */
  decision: z.nullable(decision),
  decidedAt: z.nullable(instant),
  /** The operator who decided; null also if they gave no name when unlocking the console. */
  decidedBy: z.nullable(storedText(100)),
}

export const adminReport = z.object(listed)
export type AdminReport = z.output<typeof adminReport>

/** One page of the reports, newest first. */
export const adminReports = pageOf(adminReport)
export type AdminReports = z.output<typeof adminReports>

/** The reported message as it was when it was reported. */
const reportedMessage = z.object({
  id,
  departureId: id,
  tripTitle: storedText(200),
  departureDate: calendarDate,
  text: storedText(10_000),
  /** Its pictures, which have addresses of their own. */
  pictures: z.array(
    z.object({ position: z.int().check(z.nonnegative()), description: storedText(300) }),
  ),
  sentAt: instant,
  editedAt: z.nullable(instant),
  /** Whether it is still in the conversation. */
  isThere: z.boolean(),
})

/** A report with everything that its decision needs. */
export const adminReportDetail = z.object({
  ...listed,
  words: storedText(reportWordsMaxLength),
  message: z.nullable(reportedMessage),
  /** The note of the request that was open from the reported member when they were reported. */
  requestNote: z.nullable(storedText(noteMaxLength)),
  /** The operator's note. */
  note: z.nullable(storedText(reportNoteMaxLength)),
  /** Whether the reported member can get a warning: there is a verified address. */
  canWarn: z.boolean(),
  /** Other reports about the same member, newest first; the latest 20. */
  others: z.array(adminReport),
})
export type AdminReportDetail = z.output<typeof adminReportDetail>

/** A decision. `before` is the decision that the operator saw: null for an open report. */
export const reportDecisionForm = requestBody({
  decision,
  note: optionalBlock(reportNoteMaxLength),
  before: z.nullable(decision),
})
export type ReportDecisionForm = z.output<typeof reportDecisionForm>
