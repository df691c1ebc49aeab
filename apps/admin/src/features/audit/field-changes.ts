import type { NamedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import { subjectOf } from '@farandfew/domain/audit/describe-entry.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { capitalized } from '@farandfew/domain/text/words.ts'

export interface FieldChange {
  /** As a label: 'Included items'. */
  field: string
  before: string | undefined
  after: string | undefined
}

/**
 * Formats a value for reading: text as it is, a list line by line, a boolean as yes or no. Undefined if there is no
 * value.
 */
export function readable(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(lineOf).join('\n') || undefined
  return JSON.stringify(value, null, 2)
}

/** The values that the log keeps in paise. */
const moneyFields: readonly string[] = ['amount', 'balance', 'byHand', 'owed', 'paid', 'refund']

type Names = NamedAuditEntry['names']

/** Formats a field's value for reading: money in rupees, a departure by its name, all others as `readable` does. */
export function readableField(field: string, value: unknown, names: Names): string | undefined {
  if (typeof value === 'number') {
    if (moneyFields.includes(field)) return formatPaise(value)
    if (field === 'departure') return names[`departure ${value}`] ?? `Departure ${value}`
  }
  const subject = subjectOf(field, value)
  return (subject && names[subject]) ?? readable(value)
}

/** Formats an entry of a list: a text, or the names and values of an object. */
function lineOf(entry: unknown): string {
  if (typeof entry === 'string') return entry
  if (entry === null || typeof entry !== 'object') return String(entry)
  return Object.entries(entry)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')
}

/** Turns 'includedItems' into 'Included items'. */
export function toLabel(name: string): string {
  return capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

/**
 * Formats the entries of a list that are not in the other one, and counts the rest. Formats the whole list if only the
 * order differs.
 */
function withoutCommon(own: readonly unknown[], other: readonly unknown[]): string | undefined {
  const known = new Set(other.map((entry) => JSON.stringify(entry)))
  const differing = own.filter((entry) => !known.has(JSON.stringify(entry)))
  const common = own.length - differing.length
  const isMoved = differing.length === 0 && own.length === other.length
  if (common === 0 || isMoved) return readable(own)
  const rest = `(${common} ${common === 1 ? 'other' : 'others'} unchanged)`
  return [...differing.map(lineOf), rest].join('\n')
}

/** The changed fields of an entry with their values before and after, in the order of the entry. */
export function fieldChanges({
  before,
  after,
  names = {},
}: Pick<NamedAuditEntry, 'before' | 'after'> & { names?: Names }): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => {
    const [was, is] = [before?.[field], after?.[field]]
    const areLists = Array.isArray(was) && Array.isArray(is)
    return {
      field: toLabel(field),
      before: areLists ? withoutCommon(was, is) : readableField(field, was, names),
      after: areLists ? withoutCommon(is, was) : readableField(field, is, names),
    }
  })
}
