import { refuseField } from '../errors/app-error.ts'

/** @throws AppError VALIDATION_FAILED, always */
export function refuseCursor(): never {
  throw refuseField('cursor', 'The cursor must be one that an earlier page gave')
}

/** The sort values of a page's last row. The next page starts after it. */
type Position = readonly (string | number)[]

/** Encodes a position for the response. */
export const writeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * Decodes a cursor; undefined on the first page.
 * @throws AppError VALIDATION_FAILED if it is not a cursor with values of these `kinds`
 */
export function readCursor<const Kinds extends readonly ('string' | 'number')[]>(
  cursor: string | undefined,
  kinds: Kinds,
): { [I in keyof Kinds]: Kinds[I] extends 'string' ? string : number } | undefined {
  if (cursor === undefined) return undefined
  const position = parse(cursor)
  const isValid =
    Array.isArray(position) &&
    position.length === kinds.length &&
    position.every((value, index) => typeof value === kinds[index] && isStorable(value))
  if (!isValid) refuseCursor()
  return position as never
}

/** The first `limit` of the rows, and the last of these if more follow. Read `limit + 1` rows to know. */
export function splitPage<Row>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; last: Row | undefined } {
  const items = rows.slice(0, limit)
  return { items, last: rows.length > limit ? items.at(-1) : undefined }
}

const largestInteger = 2_147_483_647

/** Whether PostgreSQL has this value: a 32-bit integer, or a text without NUL. */
const isStorable = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value) && Math.abs(value) <= largestInteger
    : typeof value === 'string' && !value.includes('\0')

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
