import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { calendarDate, id, instant, requestQuery } from '../../contract/request.ts'
import { optionalLine } from '../../text/optional-text.ts'

/** A day that every database and program can count with. */
const day = z.optional(
  calendarDate.check(
    z.refine((date) => date >= '2000' && date < '3000', 'Must be a day from 2000 to 2999'),
  ),
)

const filter = {
  /** The one action, such as 'trip.changed'; or `deeds`, every one that does more than look. */
  action: optionalLine(100),
  /** Calendar dates in Asia/Kolkata, both included. */
  from: day,
  to: day,
}

/** What the log is asked for: `search` looks into operator, action, subject, session and address. */
export const auditLogQuery = pageQuery(filter)
export type AuditLogQuery = z.output<typeof auditLogQuery>

/** Which entries the CSV holds. */
export const auditLogExportQuery = requestQuery({ search: optionalLine(200), ...filter })
export type AuditLogExportQuery = z.output<typeof auditLogExportQuery>

/** Values by the name of their field. */
const fields = z.record(z.string(), z.unknown())

/** One thing that was done at the console. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** The name given at the gate; null where none was. */
  operator: z.nullable(z.string()),
  /** Names the admin session without opening it. */
  session: z.nullable(z.string()),
  /** The client's IP address. */
  address: z.nullable(z.string()),
  action: z.string(),
  /** What it was done to, such as 'trip 4'. */
  subject: z.nullable(z.string()),
  /** The fields that a change was about, as they were and as they are since; null where nothing was changed. */
  before: z.nullable(fields),
  after: z.nullable(fields),
  /** What else is told. */
  details: fields,
})
export type AuditEntry = z.output<typeof auditEntry>

/** One page of the log, the newest first. */
export const auditLog = z.extend(pageOf(auditEntry), {
  /** Every action that the log knows, in the order of the alphabet. */
  actions: z.array(z.string()),
})
export type AuditLog = z.output<typeof auditLog>
