import * as z from 'zod/mini'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { calendarDate, id, instant } from '../contract/request.ts'
import { operatorRoles } from '../contract/roles.ts'
import { optionalLine } from '../text/text.ts'

/** Bounded to dates that every database and program can handle. */
const day = z.optional(
  calendarDate.check(
    z.refine((date) => date >= '2000' && date < '3000', 'Must be a day from 2000 to 2999'),
  ),
)

const operatorMessage = 'The operator must be a number'

/** The value of the filter `operator` for what was done by the club's password. */
export const clubPasswordFilter = 0

const filter = {
  /** One action, such as 'trip.changed', or `exceptReads` for every action that is more than a read. */
  action: optionalLine(100),
  /** The id of an operator's account, or 0 for what was done by the club's password. */
  operator: z.optional(
    z.pipe(
      z.string(operatorMessage).check(z.regex(/^[0-9]{1,9}$/, operatorMessage)),
      z.transform(Number),
    ),
  ),
  /** Calendar dates in Asia/Kolkata, both inclusive. */
  from: day,
  to: day,
}

/** `search` matches operator, action, subject, session and address. */
export const auditOrder = { at: 'desc', operator: 'asc', action: 'asc' } as const
const order = orderQuery(auditOrder)

export const auditLogQuery = pageQuery({ ...filter, ...order })

export const auditLogExportQuery = fileQuery({ ...filter, ...order })
export type AuditLogExportQuery = z.output<typeof auditLogExportQuery>

/** Values by field name. */
const fields = z.record(z.string(), z.unknown())

/** One action of an operator. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** The operator's name then, or what was typed with the club's password; null if nothing was. */
  operator: z.nullable(z.string()),
  /** The operator's account; null for the club's password and for a command. */
  operatorId: z.nullable(id),
  /** The role of the operator; null for a command, and in entries from before there were roles. */
  role: z.nullable(z.enum(operatorRoles)),
  /** Identifies the admin session but cannot be used to open it. */
  session: z.nullable(z.string()),
  /** The client's IP address. */
  address: z.nullable(z.string()),
  action: z.string(),
  /** What the action was applied to, such as 'trip 4'. */
  subject: z.nullable(z.string()),
  /** The changed fields before and after; null if nothing was changed. */
  before: z.nullable(fields),
  after: z.nullable(fields),
  /** Further facts about the action. */
  details: fields,
})
export type AuditEntry = z.output<typeof auditEntry>

/** An entry with what its subject is called now; null if that no longer exists or has no name. */
export const namedAuditEntry = z.extend(auditEntry, {
  subjectName: z.nullable(z.string()),
  /** What the departures and members in its values are called now: 'departure 7' → 'Bali Bliss, 21 June 2025'. */
  names: z.record(z.string(), z.string()),
})
export type NamedAuditEntry = z.output<typeof namedAuditEntry>

/** One page of the log, newest first. */
export const auditLog = z.extend(pageOf(namedAuditEntry), {
  /** Every action in the log, in alphabetical order. */
  actions: z.array(z.string()),
  /** Everyone who has or had an account. */
  operators: z.array(z.object({ id, name: z.string() })),
})
export type AuditLog = z.output<typeof auditLog>
