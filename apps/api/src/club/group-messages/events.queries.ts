import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** The id of the latest event of a group; 0 if there is none. */
export async function findLastEventId(db: Db, departureId: number): Promise<number> {
  const { lastId } = await db
    .selectFrom('groupEvents')
    .select((is) => is.fn.coalesce(is.fn.max<number>('id'), sql<number>`0`).as('lastId'))
    .where('departureId', '=', departureId)
    .executeTakeFirstOrThrow()
  return lastId
}

/** Events that a subscriber may miss. Beyond it they load the list again, which is less. */
const mostMissed = 500

/**
 * Where a subscriber begins who has seen everything up to an event, or who begins now: `isTooFar` if they missed too much,
 * or if the event is none of this database, such as after a backup was restored.
 */
export async function findPosition(
  db: Db,
  { departureId, after }: { departureId: number; after: number | undefined },
): Promise<{ position: number; isTooFar: boolean }> {
  const lastId = await findLastEventId(db, departureId)
  if (after === undefined || after === lastId) return { position: lastId, isTooFar: false }
  if (after > lastId) return { position: lastId, isTooFar: true }
  const missed = await db
    .selectFrom('groupEvents')
    .select('id')
    .where('departureId', '=', departureId)
    .where('id', '>', after)
    .orderBy('id')
    .offset(mostMissed)
    .limit(1)
    .executeTakeFirst()
  return missed ? { position: lastId, isTooFar: true } : { position: after, isTooFar: false }
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** The events of a group after an event, in order. */
export const listEvents = (
  db: Db,
  { departureId, after, limit }: { departureId: number; after: number; limit: number },
) =>
  db
    .selectFrom('groupEvents')
    .select(['id', 'kind', 'messageId', 'userId'])
    .where('departureId', '=', departureId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The id of the latest event of each of these groups, and whether it is older than a second. */
export const listLastEvents = (db: Db, departureIds: readonly number[]) =>
  db
    .selectFrom('groupEvents')
    .select(['departureId', sql<number>`max(id)`.as('lastId')])
    .select(sql<boolean>`max(created_at) < now() - interval '1 second'`.as('isOld'))
    .where('departureId', '=', sql<number>`any(${[...departureIds]}::int[])`)
    .groupBy('departureId')
    .execute()

/** A member's open session, and the group whose events it gets. */
export interface Subscriber {
  readonly departureId: number
  readonly userId: number
  /** The session as its table names it. */
  readonly sid: string
}

/** A name of a subscriber for sets. */
export const subscriberKey = ({ departureId, userId, sid }: Subscriber): string =>
  `${departureId} ${userId} ${sid}`

/** Those of the subscribers who are still signed in and members of the group. */
export async function listEntitled(
  db: Db,
  subscribers: readonly Subscriber[],
): Promise<ReadonlySet<string>> {
  const column = (pick: (subscriber: Subscriber) => unknown, type: RawBuilder<unknown>) =>
    sql`${subscribers.map(pick)}::${type}[]`
  const { rows } = await sql<Subscriber>`
    select f.departure_id, f.user_id, f.sid
    from unnest(
      ${column(({ departureId }) => departureId, sql`int`)},
      ${column(({ userId }) => userId, sql`int`)},
      ${column(({ sid }) => sid, sql`text`)}
    ) as f (departure_id, user_id, sid)
    join sessions s on s.sid = f.sid and s.user_id = f.user_id and s.expires_at > now()
    where exists (
      select from group_members g
      where g.departure_id = f.departure_id and g.user_id = f.user_id
    )
  `.execute(db)
  return new Set(rows.map(subscriberKey))
}
