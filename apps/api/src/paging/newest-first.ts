import { readCursor, writeCursor } from './cursor.ts'

/** The rows asked for: those with an id below `beforeId`, at most `limit`, the greatest id first. */
export interface Slice {
  beforeId: number
  limit: number
}
export type ReadSlice<Row> = (slice: Slice) => Promise<Row[]>

/** The last of PostgreSQL's integers, which no table here comes near. */
const beyondIds = 2_147_483_647
const batchSize = 500

/**
 * One page of a table that grows at its top, and the cursor of the next one.
 * @throws AppError VALIDATION_FAILED where the cursor is none
 */
export async function readNewestFirst<Row extends { id: number }>(
  asked: { cursor?: string | undefined; limit: number },
  read: ReadSlice<Row>,
): Promise<{ items: Row[]; nextCursor: string | null }> {
  const [beforeId] = readCursor(asked.cursor, ['number']) ?? [beyondIds]
  // One more than asked for tells whether another page follows.
  const found = await read({ beforeId, limit: asked.limit + 1 })
  const items = found.slice(0, asked.limit)
  const last = items.at(-1)
  const nextCursor = found.length > items.length && last ? writeCursor([last.id]) : null
  return { items, nextCursor }
}

/** All rows below `beforeId` in batches, each read once the one before was taken. */
export async function* batchesNewestFirst<Row extends { id: number }>(
  read: ReadSlice<Row>,
  beforeId = beyondIds,
): AsyncGenerator<Row[]> {
  let before: number | undefined = beforeId
  while (before !== undefined) {
    const rows: Row[] = await read({ beforeId: before, limit: batchSize })
    yield rows
    before = rows.length === batchSize ? rows.at(-1)?.id : undefined
  }
}
