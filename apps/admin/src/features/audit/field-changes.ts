import type { AuditEntry } from '@farandfew/domain/admin/audit'

export interface FieldChange {
  /** In words: 'Included items'. */
  field: string
  before: string | undefined
  after: string | undefined
}

/** A value as a person reads it: text as it stands, a list line by line, yes or no; undefined where there is none. */
export function readable(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(lineOf).join('\n') || undefined
  return JSON.stringify(value, null, 2)
}

/** An entry of a list: a text, or the values of what has several. */
function lineOf(entry: unknown): string {
  if (typeof entry === 'string') return entry
  if (entry === null || typeof entry !== 'object') return String(entry)
  return Object.entries(entry)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')
}

/** The words of a code name: 'includedItems' is 'Included items'. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What of a list is not in another one, and how many entries are in both; the whole where only the order differs. */
function withoutCommon(own: readonly unknown[], other: readonly unknown[]): string | undefined {
  const known = new Set(other.map((entry) => JSON.stringify(entry)))
  const differing = own.filter((entry) => !known.has(JSON.stringify(entry)))
  const common = own.length - differing.length
  const isMoved = differing.length === 0 && own.length === other.length
  if (common === 0 || isMoved) return readable(own)
  const rest = `(${common} ${common === 1 ? 'other' : 'others'} unchanged)`
  return [...differing.map(lineOf), rest].join('\n')
}

/** The fields of an entry with the value of each before and after, in the order in which they were told. */
export function fieldChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => {
    const [was, is] = [before?.[field], after?.[field]]
    const areLists = Array.isArray(was) && Array.isArray(is)
    return {
      field: inWords(field),
      before: areLists ? withoutCommon(was, is) : readable(was),
      after: areLists ? withoutCommon(is, was) : readable(is),
    }
  })
}
