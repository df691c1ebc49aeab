import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { MergedRow } from '../../platform/db/column-types.ts'

type Fields = Record<string, unknown>

/** Columns that change by themselves, and that an undo does not compare. */
const ownChanges = ['updated_at', 'checked_at', 'next_check_at', 'review_invited_at'] as const

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** The values of some columns, typed as those of the table. */
const record = (table: string, names: readonly string[], fields: Fields) => sql`(
  select ${columns(names)}
  from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(fields)}::jsonb)
)`

/** The columns of a table's primary key. */
export async function keyColumnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by a.attnum
  `.execute(db)
  return rows.map(({ name }) => name)
}

const hashOf = (compared: readonly string[] | null): RawBuilder<string> => {
  const shown = sql`to_jsonb(t) - ${sql`array[${sql.join(ownChanges.map((name) => sql.lit(name)))}]`}`
  if (compared === null) return sql`md5((${shown})::text)`
  if (compared.length === 0) return sql`''`
  const pairs = compared.map((name) => sql`${sql.lit(name)}, to_jsonb(t) -> ${sql.lit(name)}`)
  return sql`md5(jsonb_build_object(${sql.join(pairs)})::text)`
}

const keyOf = (names: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(names.map((name) => sql`${sql.lit(name)}, ${sql.ref(`t.${name}`)}`))})::text`

/** The keys of the rows of a column, in their order. */
export async function listKeys(
  db: Db,
  { table, column, id }: { table: string; column: string; id: number },
): Promise<Fields[]> {
  const names = await keyColumnsOf(db, table)
  const { rows } = await sql<{ key: string }>`
    select ${keyOf(names)} as key from ${sql.table(table)} t
    where ${sql.ref(`t.${column}`)} = ${id} order by ${columns(names)} for update
  `.execute(db)
  return rows.map(({ key }) => JSON.parse(key) as Fields)
}

/** Constraints by which the kept account has such a row already, or the row would name one person twice. */
const conflictCodes = ['23505', '23514']

const isConflict = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  conflictCodes.includes(String(error.code))

interface RowChange {
  table: string
  key: Fields
  /** The new values. */
  set: Fields
  /** The present values of the same columns. */
  before: Fields
  /** The columns that an undo compares; all by default. */
  compared?: string[] | null
}

/** Changes a row. Returns undefined, and changes nothing, if the kept account has such a row already. */
export async function changeRow(
  trx: Db,
  { table, key, set, before, compared = null }: RowChange,
): Promise<MergedRow | undefined> {
  const names = Object.keys(key)
  const changed = Object.keys(set)
  await sql`savepoint merge_row`.execute(trx)
  try {
    const { rows } = await sql<{ key: string; hash: string }>`
      update ${sql.table(table)} t set (${columns(changed)}) = ${record(table, changed, set)}
      where (${columns(names)}) = ${record(table, names, key)}
      returning ${keyOf(names)} as key, ${hashOf(compared)} as hash
    `.execute(trx)
    await sql`release savepoint merge_row`.execute(trx)
    const [row] = rows
    return row && { table, key: JSON.parse(row.key) as Fields, before, compared, hash: row.hash }
  } catch (error) {
    await sql`rollback to savepoint merge_row`.execute(trx)
    if (isConflict(error)) return undefined
    throw error
  }
}

/** Restores a row. Returns false, and changes nothing, if it is no longer as the merge left it. */
export async function restoreRow(trx: Db, row: MergedRow): Promise<boolean> {
  const { table, key, before, compared, hash } = row
  const names = Object.keys(key)
  const { rows } = await sql`
    select from ${sql.table(table)} t
    where (${columns(names)}) = ${record(table, names, key)} and ${hashOf(compared)} = ${hash}
    for update
  `.execute(trx)
  if (rows.length === 0) return false
  return (await changeRow(trx, { table, key, set: before, before })) !== undefined
}
