import { readCursor, splitPage, writeCursor } from './cursor.ts'

/** At most `limit` rows with an id below `beforeId`, the greatest id first. */
export interface Slice {
  beforeId: number
  limit: number
}
type ReadSlice<Row> = (slice: Slice) => Promise<Row[]>

/** At most `limit` rows with an id above `afterId`, the smallest id first. */
export interface OldestSlice {
  afterId: number
  limit: number
}

interface PageQuery {
  cursor?: string | undefined
  limit: number
}

/** PostgreSQL's largest integer: the ids of these tables stay far below it. */
const beyondIds = 2_147_483_647
const batchSize = 500

/**
 * One page of a table sorted by id, newest first, and the cursor of the next page.
 * @throws AppError VALIDATION_FAILED if the cursor is invalid
 */
export async function readNewestFirst<Row extends { id: number }>(
  { cursor, limit }: PageQuery,
  read: ReadSlice<Row>,
): Promise<{ items: Row[]; nextCursor: string | null }> {
  const [beforeId] = readCursor(cursor, ['number']) ?? [beyondIds]
  const { items, last } = splitPage(await read({ beforeId, limit: limit + 1 }), limit)
  return { items, nextCursor: last ? writeCursor([last.id]) : null }
}

/**
 * One page of a table sorted by id, oldest first, and the cursor of the next page.
 * @throws AppError VALIDATION_FAILED if the cursor is invalid
 */
export async function readOldestFirst<Row extends { id: number }>(
  { cursor, limit }: PageQuery,
  read: (slice: OldestSlice) => Promise<Row[]>,
): Promise<{ items: Row[]; nextCursor: string | null }> {
  const [afterId] = readCursor(cursor, ['number']) ?? [0]
  const { items, last } = splitPage(await read({ afterId, limit: limit + 1 }), limit)
  return { items, nextCursor: last ? writeCursor([last.id]) : null }
}

/** All rows below `beforeId` in batches. A batch is read when the consumer asks for it. */
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
