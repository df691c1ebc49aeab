import { isCalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Direction, Ordering } from '@farandfew/domain/contract/list-order.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { readCursor, refuseCursor, splitPage, writeCursor } from './cursor.ts'

/** What rows are sorted by, before their ids. */
export interface SortKey {
  /** Never null. An index with it and the id keeps the order fast. */
  expression: RawBuilder<unknown>
  /** A value as text, without loss: an instant has microseconds, a Date does not. */
  toText: (value: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The value from that text. */
  fromText: (text: string) => RawBuilder<unknown>
  /** Whether a text of a cursor can be one. */
  isText: (text: string) => boolean
}

/** Sorts by the id alone: as rows were added. */
export const byId: SortKey = {
  expression: sql`''`,
  toText: (value) => value,
  fromText: () => sql`''`,
  isText: (text) => text === '',
}

/** Ignores case and accents, null like no text. Collation "C" gives the same order on every server. */
export function byText(value: RawBuilder<unknown>): SortKey {
  const expression = sql`(coalesce(fold_text(${value}), '') collate "C")`
  return {
    expression,
    toText: (folded) => folded,
    fromText: (text) => sql`${text}::text`,
    isText: () => true,
  }
}

/** By a word of the club's programs that is not null, as it is. */
export const byWord = (value: RawBuilder<unknown>): SortKey => ({
  expression: value,
  toText: (word) => word,
  fromText: (text) => sql`${text}::text`,
  isText: () => true,
})

/** By a whole number that is not null. */
export const byNumber = (value: RawBuilder<unknown>): SortKey => ({
  expression: value,
  toText: (number) => sql`(${number})::text`,
  fromText: (text) => sql`${text}::bigint`,
  isText: (text) => /^-?\d{1,18}$/.test(text),
})

/** By a calendar date that is not null. */
export const byDate = (value: RawBuilder<unknown>): SortKey => ({
  expression: value,
  toText: (date) => sql`(${date})::text`,
  fromText: (text) => sql`${text}::date`,
  isText: isCalendarDate,
})

const instantPattern = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/

function isInstantPosition(text: string): boolean {
  const date = instantPattern.exec(text)?.[1]
  return date !== undefined && isCalendarDate(date)
}

/** By an instant that is not null. */
export const byInstant = (value: RawBuilder<unknown>): SortKey => ({
  expression: value,
  toText: (instant) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  fromText: (text) => sql`${text}::timestamptz`,
  isText: isInstantPosition,
})

/** The keys of a list by the names that its contract has for them. */
export type SortKeys<Sort extends string> = Readonly<Record<Sort, SortKey>>

export interface Sorted {
  key: SortKey
  direction: Direction
  /** What tells rows of the same key apart: a number that no two rows share. */
  id: RawBuilder<unknown>
}

/** What a list is sorted by. `id` is the SQL of its rows' id. */
export const sortedBy = <Sort extends string>(
  keys: SortKeys<Sort>,
  { sort, direction }: Ordering<Sort>,
  id: RawBuilder<unknown> = sql`id`,
): Sorted => ({ key: keys[sort], direction, id })

/** What a row is sorted by, as text. */
export const keyText = ({ key }: Sorted) => key.toText(key.expression)

/** The last row before a page. */
export interface SortPosition {
  text: string
  id: number
}

/**
 * The SQL of an order after a position: the columns to sort by, and the condition. `isFrom` says of the key alone what follows from
 * that: with an id of another table, an index of the key answers only this.
 */
export function orderSql({ key, direction, id }: Sorted, after: SortPosition | undefined) {
  const [by, beyond] = direction === 'asc' ? [sql`asc`, sql`>`] : ([sql`desc`, sql`<`] as const)
  const always = sql<boolean>`true`
  if (key === byId) {
    const isAfter = after ? sql<boolean>`${id} ${beyond} ${after.id}::int` : always
    return { columns: sql`${id} ${by}`, isAfter, isFrom: always }
  }
  const columns = sql`${key.expression} ${by}, ${id} ${by}`
  if (!after) return { columns, isAfter: always, isFrom: always }
  const value = key.fromText(after.text)
  return {
    columns,
    isAfter: sql<boolean>`(${key.expression}, ${id}) ${beyond} (${value}, ${after.id}::int)`,
    isFrom: sql<boolean>`${key.expression} ${beyond}= ${value}`,
  }
}

/** A part of a list in its order. */
export interface SortedSlice extends ReturnType<typeof orderSql> {
  sorted: Sorted
  limit: number
}

/** A row with its position. */
export type Positioned<Row> = Row & { sortKey: string; sortId: number }

type ReadSlice<Row> = (slice: SortedSlice) => Promise<Positioned<Row>[]>

const sliceOf = (sorted: Sorted, after: SortPosition | undefined, limit: number): SortedSlice => ({
  ...orderSql(sorted, after),
  sorted,
  limit,
})

/** Reads a slice with a query that is built: `query.$call(inOrder(slice))`. */
export const inOrder =
  ({ sorted, isAfter, columns, limit }: SortedSlice) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    query
      .select([
        (keyText(sorted) as RawBuilder<string>).as('sortKey'),
        (sorted.id as RawBuilder<number>).as('sortId'),
      ])
      .where(isAfter)
      .orderBy(columns)
      .limit(limit)

/** Changes rows to items, which keep their position. */
export const toPositioned = <Row, Item>(
  rows: readonly Positioned<Row>[],
  toItem: (row: Row) => Item,
): Positioned<Item>[] =>
  rows.map((row) => {
    const { sortKey, sortId, ...rest } = row
    return { ...toItem(rest as Row), sortKey, sortId }
  })

/** The slice of a query that is built, as items with their position. */
export async function readSlice<DB, TB extends keyof DB, Row, Item>(
  query: SelectQueryBuilder<DB, TB, Row>,
  slice: SortedSlice,
  toItem: (row: Row) => Item,
): Promise<Positioned<Item>[]> {
  const rows = await query.$call(inOrder(slice)).execute()
  return toPositioned(rows as Positioned<Row>[], toItem)
}

const withoutPosition = <Row>(rows: readonly Positioned<Row>[]): Row[] =>
  rows.map(({ sortKey: _key, sortId: _id, ...row }) => row as Row)

/**
 * One page of a list in an order, and the cursor of the next page. A row that is added or removed meanwhile moves no other one
 * from page to page.
 * @throws AppError VALIDATION_FAILED if no page of this order gave the cursor
 */
export async function readInOrder<Row>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  sorted: Sorted,
  read: ReadSlice<Row>,
): Promise<{ items: Row[]; nextCursor: string | null }> {
  const position = readCursor(cursor, ['string', 'number'])
  if (position && !sorted.key.isText(position[0])) refuseCursor()
  const after = position && { text: position[0], id: position[1] }
  const { items, last } = splitPage(await read(sliceOf(sorted, after, limit + 1)), limit)
  return {
    items: withoutPosition(items),
    nextCursor: last ? writeCursor([last.sortKey, last.sortId]) : null,
  }
}

const batchSize = 500

/** All rows in an order in batches. A batch is read when the consumer asks for it. */
export async function* batchesInOrder<Row>(
  sorted: Sorted,
  read: ReadSlice<Row>,
): AsyncGenerator<Row[]> {
  let after: SortPosition | undefined
  for (;;) {
    const rows = await read(sliceOf(sorted, after, batchSize))
    yield withoutPosition(rows)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = { text: last.sortKey, id: last.sortId }
  }
}
