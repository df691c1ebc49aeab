import type { MergePreview } from '@farandfew/domain/member-merges/member-merges.ts'
import { profileLabels } from '@farandfew/domain/members/user.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { MergedRow } from '../../platform/db/column-types.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changeRow } from './merge-rows.ts'
import type { Pair } from './merge-special.ts'

const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns that the kept account takes from the other one where it has no value, with their labels. */
const filled = Object.fromEntries(
  Object.entries(profileLabels).map(([field, label]) => [toColumn(field), label]),
)

type Row = Record<string, unknown>

/** Both rows of `users` as JSON, with the names of the columns. */
async function readRows(trx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
  const { rows } = await sql<{ id: number; row: string }>`
    select id, to_jsonb(u)::text as row from users u where id = any(${ids}::int[])
  `.execute(trx)
  return new Map(rows.map(({ id, row }) => [id, JSON.parse(row) as Row]))
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

const textOf = (value: unknown): string | null => {
  if (isEmpty(value)) return null
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : 'given'
}

/** Whether the kept account takes the other one's contact: it has none, or only theirs is verified. */
function takesContact(kept: Row, other: Row, name: 'email' | 'phone'): boolean {
  if (other[name] === null) return false
  const verified = `${name}_verified_at`
  return kept[name] === null || (kept[verified] === null && other[verified] !== null)
}

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

/**
 * Fills the empty fields of the kept account from the other one, and deactivates that. Username and password stay those of
 * the kept account. Returns the changed rows, and the fields that the two had differently.
 */
export async function mergeProfiles(
  trx: Db,
  { from, into }: Pair,
): Promise<{ changed: MergedRow[]; values: MergePreview['values'] }> {
  const rows = await readRows(trx, [from, into])
  const [kept, other] = [rows.get(into), rows.get(from)]
  if (!kept || !other) throw new AppError('NOT_FOUND')
  const taken = (['email', 'phone'] as const).filter((name) => takesContact(kept, other, name))
  const contacts = taken.flatMap((name) => [name, `${name}_verified_at`])
  const fields = Object.keys(filled).filter((name) => isEmpty(kept[name]) && !isEmpty(other[name]))
  const names = [...contacts, ...fields]

  // The other one first: a verified contact is unique.
  const ended = ['deactivated_at', ...contacts]
  const none = Object.fromEntries(contacts.map((name) => [name, null]))
  const changed = [
    await changeRow(trx, {
      table: 'users',
      key: { id: from },
      set: { ...none, deactivated_at: other.deactivated_at ?? new Date().toISOString() },
      before: pick(other, ended),
      compared: ['deactivated_at', 'email', 'phone'],
    }),
    names.length === 0
      ? undefined
      : await changeRow(trx, {
          table: 'users',
          key: { id: into },
          set: pick(other, names),
          before: pick(kept, names),
          compared: names,
        }),
  ].filter((row) => row !== undefined)

  const labels = { username: 'Username', email: 'Email', phone: 'Phone', ...filled }
  const values = Object.entries(labels).flatMap(([name, label]) => {
    const [one, two] = [textOf(kept[name]), textOf(other[name])]
    if (one === two || two === null) return []
    return [{ label, kept: one, other: two, result: names.includes(name) ? two : one }]
  })
  return { changed, values }
}
