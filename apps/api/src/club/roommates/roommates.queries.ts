import type { RoomPreferences } from '@farandfew/domain/roommates/roommates.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { groupNameColumns } from '../groups/group-name.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

/** A member on a departure. */
export interface Sharer {
  departureId: number
  userId: number
}

const preferenceColumns = [
  'wantsQuiet',
  'isEarlyRiser',
  'snores',
  'mindsSnoring',
  'sameGenderOnly',
] as const

/** The member's preferences and private-room offer; undefined if they do not share. */
export const findPreferences = (db: Db, { departureId, userId }: Sharer) =>
  db
    .selectFrom('roomWishes')
    .select([...preferenceColumns, 'ownRoom'])
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .executeTakeFirst()

export async function listVetoes(db: Db, { departureId, userId }: Sharer): Promise<number[]> {
  const rows = await db
    .selectFrom('roomVetoes')
    .select('vetoedUserId')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .orderBy('vetoedUserId')
    .execute()
  return rows.map(({ vetoedUserId }) => vetoedUserId)
}

/** The other travellers of the group, without the host and those with a block between them and the member. */
export const listOthers = (db: Db, { departureId, userId }: Sharer) =>
  db
    .selectFrom('groupMembers as g')
    .innerJoin('users', 'users.id', 'g.userId')
    .select(groupNameColumns)
    .where('g.departureId', '=', departureId)
    .where('g.userId', '<>', userId)
    .where('g.isHost', '=', false)
    .where(sql<boolean>`not ${isBlockedPair(sql`g.user_id`, sql`${userId}`)}`)
    .orderBy(sql`fold_text(users.first_name)`)
    .orderBy('users.id')
    .execute()

export async function hasGender(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('gender')
    .where('id', '=', userId)
    .executeTakeFirst()
  return typeof row?.gender === 'string'
}

/** Stores the preferences and replaces the vetoes. An offered or taken private room starts again. */
export async function storePreferences(
  trx: Db,
  { departureId, userId }: Sharer,
  { preferences, vetoes }: { preferences: RoomPreferences; vetoes: readonly number[] },
): Promise<void> {
  await trx
    .insertInto('roomWishes')
    .values({ departureId, userId, ...preferences })
    .onConflict((conflict) =>
      conflict
        .columns(['departureId', 'userId'])
        .doUpdateSet({ ...preferences, ownRoom: null, updatedAt: sql<Date>`now()` }),
    )
    .execute()
  await trx
    .deleteFrom('roomVetoes')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .execute()
  if (vetoes.length === 0) return
  await trx
    .insertInto('roomVetoes')
    .values(vetoes.map((vetoedUserId) => ({ departureId, userId, vetoedUserId })))
    .execute()
}

export async function deleteVeto(
  trx: Db,
  { departureId, userId }: Sharer,
  vetoedUserId: number,
): Promise<void> {
  await trx
    .deleteFrom('roomVetoes')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .where('vetoedUserId', '=', vetoedUserId)
    .execute()
}

export async function deletePreferences(trx: Db, { departureId, userId }: Sharer): Promise<void> {
  await trx
    .deleteFrom('roomWishes')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .execute()
}

/** How far the member's last room came; undefined if none has ended. */
export async function findEnded(
  db: Db,
  { departureId, userId }: Sharer,
): Promise<'proposed' | 'fixed' | undefined> {
  const row = await db
    .selectFrom('rooms')
    .select('endedFrom')
    .where('departureId', '=', departureId)
    .where((where) =>
      where.or([where('firstUserId', '=', userId), where('secondUserId', '=', userId)]),
    )
    .where('state', '=', 'ended')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.endedFrom ?? undefined
}

/** The roommate with the preferences that they show. */
export const getRoommate = (db: Db, { departureId, userId }: Sharer) =>
  db
    .selectFrom('users')
    .leftJoin('roomWishes as w', (join) =>
      join.onRef('w.userId', '=', 'users.id').on('w.departureId', '=', departureId),
    )
    .select(groupNameColumns)
    .select(['w.wantsQuiet', 'w.isEarlyRiser', 'w.snores', 'w.mindsSnoring'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
