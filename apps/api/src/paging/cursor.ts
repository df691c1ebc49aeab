import { AppError } from '../errors/app-error.ts'

const detail = 'The cursor must be one that an earlier page gave'

/** Where a page of a table ended: the values of its last row that the next one starts behind. */
export type Position = readonly (string | number)[]

/** A position as the text that a page answers. */
export const writeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * The position that a cursor tells, or undefined on the first page.
 * @throws AppError VALIDATION_FAILED where the text is none, or its values are not of the `kinds`
 */
export function readCursor<const Kinds extends readonly ('string' | 'number')[]>(
  cursor: string | undefined,
  kinds: Kinds,
): { [I in keyof Kinds]: Kinds[I] extends 'string' ? string : number } | undefined {
  if (cursor === undefined) return undefined
  const position = parse(cursor)
  const fits =
    Array.isArray(position) &&
    position.length === kinds.length &&
    position.every((value, index) => typeof value === kinds[index] && isInRange(value))
  if (fits) return position as never
  throw new AppError('VALIDATION_FAILED', { detail, errors: { cursor: detail } })
}

const largestId = 2_147_483_647

/** PostgreSQL's integers and texts: no other number, and no NUL. */
const isInRange = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value) && Math.abs(value) <= largestId
    : typeof value === 'string' && !value.includes('\0')

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
