import type { AuditEntry } from '@farandfew/domain/admin-audit'

export interface FieldChange {
  field: string
  before: string | undefined
  after: string | undefined
}

/** A value as a person reads it: text as it stands, a list or an object as JSON; undefined where there is none. */
export function readable(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** The fields of an entry with the value of each before and after, in the order in which they were told. */
export function fieldChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field,
    before: readable(before?.[field]),
    after: readable(after?.[field]),
  }))
}
