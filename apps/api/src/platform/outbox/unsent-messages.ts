import type {
  AdminMessage,
  AdminMessagesExportQuery,
  messageOrder,
} from '@farandfew/domain/messages/admin-messages.ts'
import { type DeliveryReason, refusedAgain } from '@farandfew/domain/messages/delivery-reasons.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countRows } from '../db/count-rows.ts'
import { containsText } from '../db/contains-text.ts'
import type { OutboxTable } from '../db/tables.ts'
import { noteQueued } from './queue.ts'
import {
  byId,
  byNumber,
  byText,
  byWord,
  readSlice,
  type SortedSlice,
  type SortKeys,
} from '../paging/by-order.ts'

/** Everything but the content. */
const columns = [
  'id',
  'channel',
  'kind',
  'recipient',
  'attempts',
  'createdAt',
  'attemptedAt',
  'nextAttemptAt',
  'failedAt',
  'lastReason',
  'lastError',
] as const

type Row = Pick<Selectable<OutboxTable>, (typeof columns)[number]>

const toMessage = (row: Row): AdminMessage => ({
  id: row.id,
  channel: row.channel,
  kind: row.kind,
  recipient: row.recipient,
  state: row.failedAt ? 'dead' : 'waiting',
  reason: row.lastReason as DeliveryReason | null,
  reply: row.lastError,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  lastAttemptAt: row.attemptedAt?.toISOString() ?? null,
  nextAttemptAt: row.failedAt ? null : row.nextAttemptAt.toISOString(),
})

function matchingMessages(db: Db, { search, state, ids }: AdminMessagesExportQuery) {
  const unsent = db.selectFrom('outbox').where('sentAt', 'is', null)
  if (ids) return unsent.where('id', 'in', ids)
  return unsent
    .where('failedAt', state === 'dead' ? 'is not' : 'is', null)
    .$if(search !== undefined, (found) =>
      found.where(containsText(['recipient', 'kind'], search ?? '')),
    )
}

export const messageKeys: SortKeys<keyof typeof messageOrder> = {
  created: byId,
  kind: byWord(sql`kind`),
  recipient: byText(sql`recipient`),
  attempts: byNumber(sql`attempts`),
}

/** The unsent messages that match the filter, in the order of the slice. */
export const listMessages = (db: Db, filter: AdminMessagesExportQuery, slice: SortedSlice) =>
  readSlice(matchingMessages(db, filter).select(columns), slice, toMessage)

export const countMessages = (db: Db, filter: AdminMessagesExportQuery): Promise<number> =>
  countRows(matchingMessages(db, filter))

/** An unsent message, in any state. */
export async function findUnsentMessage(db: Db, id: number): Promise<AdminMessage | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(columns)
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return row && toMessage(row)
}

/** What makes a dead message due, with all its attempts before it. */
const asNew = {
  failedAt: null,
  nextAttemptAt: sql<Date>`now()`,
  queuedAt: sql<Date>`now()`,
  earlierAttempts: sql<number>`attempts`,
}

/** Makes a dead message due, and returns it; undefined if it is not dead. */
export async function requeueMessage(
  trx: Db,
  { id, recipient }: { id: number; recipient?: string | undefined },
): Promise<AdminMessage | undefined> {
  const row = await trx
    .updateTable('outbox')
    .set(asNew)
    .$if(recipient !== undefined, (update) => update.set({ recipient: recipient ?? '' }))
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .returning(columns)
    .executeTakeFirst()
  if (row) noteQueued(trx, row.channel)
  return row && toMessage(row)
}

/** The most messages that one call makes due. */
const requeueLimit = 10_000

/** Makes the oldest dead messages due, without those that would be refused again, and returns their number. */
export async function requeueDeadMessages(trx: Db): Promise<number> {
  const rows = await trx
    .updateTable('outbox')
    .set(asNew)
    .where('failedAt', 'is not', null)
    .where('id', 'in', (dead) =>
      dead
        .selectFrom('outbox')
        .select('id')
        .where('failedAt', 'is not', null)
        .where((where) =>
          where.or([
            where('lastReason', 'is', null),
            where('lastReason', 'not in', [...refusedAgain]),
          ]),
        )
        .orderBy('id')
        .limit(requeueLimit),
    )
    .returning('channel')
    .execute()
  for (const channel of new Set(rows.map((row) => row.channel))) noteQueued(trx, channel)
  return rows.length
}

/** Deletes a dead message, and returns it; undefined if it is not dead. */
export async function deleteDeadMessage(db: Db, id: number): Promise<AdminMessage | undefined> {
  const row = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .returning(columns)
    .executeTakeFirst()
  return row && toMessage(row)
}
