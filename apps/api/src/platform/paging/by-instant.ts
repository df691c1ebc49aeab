import { isCalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, refuseCursor, splitPage, writeCursor } from './cursor.ts'

/** A row's instant to the microsecond, which a Date does not have, and its id. */
export type InstantPosition = readonly [instant: string, id: number]

const instantPattern = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/

/** The text of an instant in a cursor. */
export const positionSql = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Whether a text is one that `positionSql` gives. */
export function isInstantPosition(text: string): boolean {
  const date = instantPattern.exec(text)?.[1]
  return date !== undefined && isCalendarDate(date)
}

/**
 * One page of a table sorted by an instant, and the cursor of the next page.
 * @throws AppError VALIDATION_FAILED if the cursor is invalid
 */
export async function readByInstant<Row extends { id: number; position: string }>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  read: (slice: { after: InstantPosition | undefined; limit: number }) => Promise<Row[]>,
): Promise<{ items: Omit<Row, 'position'>[]; nextCursor: string | null }> {
  const after = readCursor(cursor, ['string', 'number'])
  if (after && !isInstantPosition(after[0])) refuseCursor()
  const { items, last } = splitPage(await read({ after, limit: limit + 1 }), limit)
  return {
    items: items.map(({ position: _position, ...item }) => item),
    nextCursor: last ? writeCursor([last.position, last.id]) : null,
  }
}
