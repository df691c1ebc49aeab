import { checklistMax } from '@farandfew/domain/checklists/checklist.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { GroupAccess } from '../groups/group-access.ts'
import { groupNameColumns } from '../groups/group-name.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

type Member = Pick<GroupAccess, 'departureId' | 'userId'>

/** Whether the id in a column is of a member of the item's group. Who left takes care of nothing. */
const isInGroup = (column: string) => sql<boolean>`exists (
  select from group_members g
  where g.departure_id = i.departure_id and g.user_id = ${sql.ref(column)}
)`

const isHost = (column: string) => sql<boolean>`exists (
  select from group_members g
  where g.departure_id = i.departure_id and g.user_id = ${sql.ref(column)} and g.is_host
)`

/** Whether a block hides the member in a column. What the host writes is for everyone, and the host sees everything. */
const isHidden = (column: string, me: number) => sql<boolean>`(
  ${isBlockedPair(sql.ref(column), sql`${me}`)} and not ${isHost(column)} and not exists (
    select from group_members g
    where g.departure_id = i.departure_id and g.user_id = ${me} and g.is_host
  )
)`

/**
 * The shared items that the member sees: none that someone wrote or has taken on whom a block hides. For the member that
 * looks as if someone had removed the item.
 */
const seenBy = ({ departureId, userId }: Member) => sql<boolean>`(
  i.departure_id = ${departureId} and not ${isHidden('i.written_by', userId)}
  and not (${isInGroup('i.taken_by')} and ${isHidden('i.taken_by', userId)})
)`

/** The shared items, oldest first, with the names' columns of who takes care of them and who ticked them. */
export const listItems = (db: Db, member: Member) =>
  db
    .selectFrom('groupChecklistItems as i')
    .select(['i.id', 'i.label', 'i.takenBy', 'i.doneBy', 'i.doneAt'])
    .select([
      isInGroup('i.taken_by').as('isTaken'),
      sql<boolean>`(
        ${isInGroup('i.done_by')} and not ${isHidden('i.done_by', member.userId)}
      )`.as('isDoerSeen'),
    ])
    .where(seenBy(member))
    .orderBy('i.id')
    .execute()

/** The keys of the club's items that the member has ticked. */
export async function listTicks(db: Db, { departureId, userId }: Member): Promise<Set<string>> {
  const rows = await db
    .selectFrom('groupChecklistTicks')
    .select('item')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .execute()
  return new Set(rows.map(({ item }) => item))
}

/** Adds an item unless the list is full. Call it in changePlan, whose lock lets members who add at once wait for each other. */
export async function insertItem(
  trx: Db,
  { departureId, userId }: Member,
  label: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into group_checklist_items (departure_id, label, written_by)
    select ${departureId}, ${label}, ${userId}
    where (
      select count(*) from group_checklist_items where departure_id = ${departureId}
    ) < ${checklistMax}
  `.execute(trx)
  return numAffectedRows === 1n
}

interface Item extends Member {
  itemId: number
}

const itemSeen = ({ itemId, ...member }: Item) => sql<boolean>`(
  i.id = ${itemId} and ${seenBy(member)}
)`

/** Rewrites an item that still has the label that was read. */
export async function renameItem(
  db: Db,
  item: Item,
  { before, label }: { before: string; label: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update group_checklist_items i set label = ${label}, written_by = ${item.userId}
    where ${itemSeen(item)} and i.label = ${before}
  `.execute(db)
  return numAffectedRows === 1n
}

/** Takes an item on that no one in the group has. */
export async function takeItem(db: Db, item: Item): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update group_checklist_items i set taken_by = ${item.userId}
    where ${itemSeen(item)}
      and (i.taken_by is null or i.taken_by = ${item.userId} or not ${isInGroup('i.taken_by')})
  `.execute(db)
  return numAffectedRows === 1n
}

/** Gives an item back if the member has it. */
export async function releaseItem(db: Db, item: Item): Promise<void> {
  await sql`
    update group_checklist_items i set taken_by = null
    where ${itemSeen(item)} and i.taken_by = ${item.userId}
  `.execute(db)
}

/** Ticks or unticks an item. A second tick keeps who was first. */
export async function tickItem(db: Db, item: Item, isDone: boolean): Promise<void> {
  await sql`
    update group_checklist_items i
    set done_at = ${isDone ? sql`now()` : null}, done_by = ${isDone ? item.userId : null}
    where ${itemSeen(item)} and (i.done_at is not null) <> ${isDone}
  `.execute(db)
}

/** Deletes an item that still has the label that was read. */
export async function deleteItem(db: Db, item: Item, before: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from group_checklist_items i where ${itemSeen(item)} and i.label = ${before}
  `.execute(db)
  return numAffectedRows === 1n
}

export async function hasItem(db: Db, item: Item): Promise<boolean> {
  const { rows } = await sql`
    select from group_checklist_items i where ${itemSeen(item)}
  `.execute(db)
  return rows.length > 0
}

/** Stores or removes a member's own tick. */
export async function storeTick(
  db: Db,
  { departureId, userId }: Member,
  { item, isTicked }: { item: string; isTicked: boolean },
): Promise<void> {
  if (isTicked) {
    await db
      .insertInto('groupChecklistTicks')
      .values({ departureId, userId, item })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await db
    .deleteFrom('groupChecklistTicks')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .where('item', '=', item)
    .execute()
}

/** The destination of a departure's trip. */
export async function getDestination(db: Db, departureId: number): Promise<string> {
  const { destination } = await db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select('t.destination')
    .where('s.id', '=', departureId)
    .executeTakeFirstOrThrow()
  return destination
}

/** The members of a group by id, with the columns of their names. */
export const listNames = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('users').select(groupNameColumns).where('id', 'in', ids).execute()
