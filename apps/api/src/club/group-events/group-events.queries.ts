import type { GroupEventKind } from '@farandfew/domain/group-messages/group-event.ts'
import type { MessageEnd } from '@farandfew/domain/group-messages/group-message.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/**
 * Locks the conversation of a departure until the transaction ends. Every change of a conversation begins with it: what
 * one transaction adds then becomes visible before another one gets its ids (docs/decisions/0018-conversation.md).
 */
export async function lockConversation(
  trx: Db,
  { departureId, userId }: { departureId: number; userId: number | null },
): Promise<void> {
  await sql`select lock_conversation(${departureId}, ${userId})`.execute(trx)
}

/** Locks the conversations of several departures, in their order. */
export async function lockConversations(trx: Db, departureIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(7022, id) from unnest(${departureIds}::int[]) as id
  `.execute(trx)
}

interface NewEvent {
  departureId: number
  kind: GroupEventKind
  messageId?: number
  /** Who has read, or the only member for whom a reset is. */
  userId?: number
}

/** Adds an event to the locked conversation, and notifies all instances when the transaction commits. */
export async function appendGroupEvent(
  trx: Db,
  { departureId, kind, messageId, userId }: NewEvent,
): Promise<void> {
  await sql`
    select append_group_event(${departureId}, ${kind}, ${messageId ?? null}, ${userId ?? null})
  `.execute(trx)
}

/** Changes what a group plans, its arrivals or its checklist, and adds an event of it. Needs a transaction. */
export async function changePlan(
  trx: Db,
  { departureId, userId }: { departureId: number; userId: number },
  change: () => Promise<unknown>,
): Promise<void> {
  await lockConversation(trx, { departureId, userId })
  await change()
  await appendGroupEvent(trx, { departureId, kind: 'planned' })
}

/**
 * Ends a message of the locked conversation: text, pictures and reactions are gone. Returns whether it had not ended
 * before.
 */
export async function endMessage(
  trx: Db,
  { departureId, messageId, by }: { departureId: number; messageId: number; by: MessageEnd },
): Promise<boolean> {
  const ended = await trx
    .updateTable('groupMessages')
    .set({ text: '', endedBy: by, endedAt: sql<Date>`now()`, editedAt: null, pinnedAt: null })
    .where('id', '=', messageId)
    .where('departureId', '=', departureId)
    .where('endedBy', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await trx.deleteFrom('messagePictures').where('messageId', '=', messageId).execute()
  await trx.deleteFrom('messageReactions').where('messageId', '=', messageId).execute()
  await appendGroupEvent(trx, { departureId, kind: 'changed', messageId })
  return true
}
