import { describeAction, findAction } from './action-words.ts'
import type { NamedAuditEntry } from './admin-audit.ts'

type Described = Pick<NamedAuditEntry, 'action' | 'before' | 'after' | 'details' | 'names'>

/** The subjects whose names a sentence about an entry needs: 'departure 7', 'user 12'. */
export const subjectsIn = ({
  before,
  after,
  details,
}: Pick<Described, 'before' | 'after' | 'details'>): string[] =>
  [before, after, details].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]) => subjectOf(field, value) ?? []),
  )

/** What a field names: a departure or a member by the id, or a subject as the log writes it. */
export function subjectOf(field: string, value: unknown): string | undefined {
  if (typeof value === 'number') {
    if (field === 'departure' || field === 'departureId') return `departure ${value}`
    return field === 'member' ? `user ${value}` : undefined
  }
  return typeof value === 'string' && /^(?:user|departure) [1-9]\d*$/.test(value)
    ? value
    : undefined
}

/**
 * What was done, in names and rupees: 'Booking moved from Bali Bliss, 21 June 2025 to Bali Bliss, 6 December 2025, ₹50,000 is
 * due'. The log, its file and the history of a booking say this.
 */
export function describeEntry({ action, before, after, details, names }: Described): string {
  const facts = { before: before ?? {}, after: after ?? {}, details }
  const nameOf = (subject: string | undefined) =>
    subject === undefined ? undefined : names[subject]
  return `${describeAction(action)}${findAction(action)?.describe(facts, nameOf) ?? ''}`
}
