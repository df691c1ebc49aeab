import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { ConnectionSettingsForm } from '@farandfew/domain/connections/connection-views.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { blockColumns, isPair, type TwoMembers } from './pair.sql.ts'

/**
 * The pair's row, locked; undefined if there is none. Each change of a pair begins with it, so that what the change reads
 * afterwards is what the one before it has left.
 */
export const lockPair = (db: Db, pair: TwoMembers) =>
  db
    .selectFrom('connections')
    .select(['userId', 'status', 'lowerBlocks', 'higherBlocks', 'declinedBeforeBlock'])
    .where(isPair(pair))
    .forUpdate()
    .executeTakeFirst()

/**
 * Sends a request, or accepts the one that the other member has sent. Returns what it did; undefined if it changed
 * nothing, because the pair is connected, blocked, or asked already.
 */
export async function upsertRequest(
  db: Db,
  { userId, memberId, note }: TwoMembers & { note: string | null },
): Promise<'pending' | 'accepted' | undefined> {
  const { rows } = await sql<{ status: 'pending' | 'accepted' }>`
    insert into connections (user_id, connected_user_id, note)
    values (${userId}, ${memberId}, ${note})
    on conflict (least(user_id, connected_user_id), greatest(user_id, connected_user_id))
    do update set
      user_id = case when connections.status = 'pending' then connections.user_id else excluded.user_id end,
      connected_user_id = case when connections.status = 'pending'
        then connections.connected_user_id else excluded.connected_user_id end,
      note = case when connections.status = 'declined' then excluded.note end,
      status = case when connections.status = 'pending' then 'accepted' else 'pending' end,
      updated_at = now()
    where connections.status = 'declined'
      or (connections.status = 'pending' and connections.user_id = ${memberId})
    returning status
  `.execute(db)
  return rows[0]?.status
}

/** Answers the open request of the other member. Returns whether there was one. */
export async function answerRequest(
  db: Db,
  pair: TwoMembers,
  status: 'accepted' | 'declined',
): Promise<boolean> {
  const answered = await db
    .updateTable('connections')
    .set({ status, note: null, updatedAt: sql<Date>`now()` })
    .where(isPair(pair))
    .where('status', '=', 'pending')
    .where('userId', '=', pair.memberId)
    .returning('id')
    .executeTakeFirst()
  return answered !== undefined
}

/** Deletes the member's open request, or the connection of the two. Returns whether there was one. */
export async function deletePair(
  db: Db,
  pair: TwoMembers,
  status: 'pending' | 'accepted',
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('connections')
    .where(isPair(pair))
    .where('status', '=', status)
    .$if(status === 'pending', (own) => own.where('userId', '=', pair.userId))
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Until `until`, `userId` cannot ask `memberId`. A later date that is stored stays. */
export async function pauseRequests(
  db: Db,
  { userId, memberId, until }: TwoMembers & { until: CalendarDate },
): Promise<void> {
  await db
    .insertInto('connectionPauses')
    .values({ userId, otherUserId: memberId, until })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'otherUserId'])
        .doUpdateSet({ until: sql`greatest(connection_pauses.until, excluded.until)` }),
    )
    .execute()
}

/**
 * Adds the member's block to the pair. For the other member the pair is from then on as if an open request of theirs had
 * been declined, and everything else between the two had ended. Returns whether such a request is among what it ended.
 */
export async function upsertBlock(
  db: Db,
  pair: TwoMembers,
): Promise<{ declinedBeforeBlock: boolean }> {
  const { userId, memberId } = pair
  const own = blockColumns(pair).own
  const { rows } = await sql<{ declinedBeforeBlock: boolean }>`
    insert into connections (user_id, connected_user_id, status, lower_blocks, higher_blocks)
    values (${userId}, ${memberId}, 'blocked', ${own === 'lowerBlocks'}, ${own === 'higherBlocks'})
    on conflict (least(user_id, connected_user_id), greatest(user_id, connected_user_id))
    do update set
      status = 'blocked',
      lower_blocks = connections.lower_blocks or excluded.lower_blocks,
      higher_blocks = connections.higher_blocks or excluded.higher_blocks,
      declined_before_block = connections.declined_before_block or connections.status = 'declined'
        or (connections.status = 'pending' and connections.user_id = ${memberId}),
      note = null,
      updated_at = case when connections.status = 'pending' then now() else connections.updated_at end
    returning declined_before_block
  `.execute(db)
  return rows[0]!
}

/** Ends the member's block of a locked pair: the other one's stays, and a declined request is declined again. */
export async function endBlock(
  db: Db,
  pair: TwoMembers,
  { otherBlocks, wasDeclined }: { otherBlocks: boolean; wasDeclined: boolean },
): Promise<void> {
  if (!otherBlocks && !wasDeclined) {
    await db.deleteFrom('connections').where(isPair(pair)).execute()
    return
  }
  await db
    .updateTable('connections')
    .set({
      [blockColumns(pair).own]: false,
      ...(!otherBlocks && { status: 'declined' as const, declinedBeforeBlock: false }),
    })
    .where(isPair(pair))
    .execute()
}

/** Changes a member's choices. */
export async function storeSettings(
  db: Db,
  userId: number,
  form: ConnectionSettingsForm,
): Promise<void> {
  await db
    .insertInto('connectionSettings')
    .values({ userId, ...form })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...form }))
    .execute()
}

/**
 * The verified address for a mail about a request: at most one such mail is sent in 24 hours, so undefined for the next
 * requests, and for a member without a verified address.
 */
export async function claimRequestMail(db: Db, userId: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    insert into connection_settings (user_id, request_mailed_at) values (${userId}, now())
    on conflict (user_id) do update set request_mailed_at = now()
    where connection_settings.request_mailed_at is null
      or connection_settings.request_mailed_at <= now() - interval '24 hours'
    returning (
      select email from users where id = ${userId} and email_verified_at is not null
    ) as email
  `.execute(db)
  return rows[0]?.email ?? undefined
}
