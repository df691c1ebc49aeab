import * as z from 'zod/mini'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { id, instant } from '../contract/request.ts'
import { type SecurityEventKind, securityEventOutcomes, securityEventWords } from './event-words.ts'

const kinds = Object.keys(securityEventWords) as SecurityEventKind[]

/** `who` is the member's username or the operator's name; rows without an account come first. */
export const securityEventOrder = { at: 'desc', kind: 'asc', outcome: 'asc', who: 'asc' } as const

/**
 * `search` matches part of a member's username or an operator's name, the marks of a row, and, if it is all of what was typed or a client
 * address, the rows of their hash.
 */
const filter = {
  kind: z.optional(z.enum(kinds, 'Must be a kind of security event')),
  outcome: z.optional(z.enum(securityEventOutcomes, 'Must be success or refused')),
  ...orderQuery(securityEventOrder),
}
export const adminSecurityEventsQuery = pageQuery(filter)

export const adminSecurityEventsExportQuery = fileQuery(filter)

export type AdminSecurityEventsExportQuery = z.output<typeof adminSecurityEventsExportQuery>

/** The start of a keyed hash: equal for equal texts, and reveals nothing else about them. */
const mark = z.nullable(z.string())

export const adminSecurityEvent = z.object({
  id,
  kind: z.string(),
  outcome: z.enum(securityEventOutcomes),
  /** The member's account; null if none is known. */
  member: z.nullable(z.object({ id, username: z.string() })),
  /** The operator's account; null if it is none of theirs. */
  operator: z.nullable(z.object({ id, name: z.string() })),
  /** Of what was typed, if no account is known. */
  typed: mark,
  /** Of the client address. */
  address: mark,
  /** Names the session but cannot be used to open it; null if none was open. */
  session: z.nullable(z.string()),
  /** The browser: 'Chrome on Android'. */
  device: z.nullable(z.string()),
  /** How many refused attempts it stands for; 1 for a success. */
  count: z.int().check(z.positive()),
  at: instant,
  /** The last of the attempts. */
  lastAt: instant,
})
export type AdminSecurityEvent = z.output<typeof adminSecurityEvent>

/** One page of the events. */
export const adminSecurityEvents = pageOf(adminSecurityEvent)
export type AdminSecurityEvents = z.output<typeof adminSecurityEvents>
