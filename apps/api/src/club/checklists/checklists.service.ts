import {
  type Checklist,
  checklistMax,
  type ItemChange,
} from '@farandfew/domain/checklists/checklist.ts'
import { clubItems, sharedSuggestions } from '@farandfew/domain/checklists/club-items.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { GroupAccess } from '../groups/group-access.ts'
import { groupNameColumns, toGroupName } from '../groups/group-name.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

type Member = Pick<GroupAccess, 'departureId' | 'userId'>
type Item = Member & { itemId: number }

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
const listItems = (db: Db, member: Member) =>
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
async function listTicks(db: Db, { departureId, userId }: Member): Promise<Set<string>> {
  const rows = await db
    .selectFrom('groupChecklistTicks')
    .select('item')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .execute()
  return new Set(rows.map(({ item }) => item))
}

/** The destination of a departure's trip. */
async function getDestination(db: Db, departureId: number): Promise<string> {
  const { destination } = await db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select('t.destination')
    .where('s.id', '=', departureId)
    .executeTakeFirstOrThrow()
  return destination
}

/** The members of a group by id, with the columns of their names. */
const listNames = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('users').select(groupNameColumns).where('id', 'in', ids).execute()

/** A group's checklist, as the member sees it. */
export async function readChecklist(db: Db, member: Member): Promise<Checklist> {
  const [rows, ticks, destination] = await Promise.all([
    listItems(db, member),
    listTicks(db, member),
    getDestination(db, member.departureId),
  ])
  const ids = rows.flatMap(({ takenBy, doneBy }) => [takenBy ?? [], doneBy ?? []].flat())
  const names = await listNames(db, [...new Set(ids)])
  const people = new Map(names.map(toGroupName).map(({ id, name }) => [id, { id, name }]))
  const personOf = (id: number | null, isSeen: boolean) =>
    (isSeen && id !== null && people.get(id)) || null
  const items = rows.map((row) => ({
    id: row.id,
    label: row.label,
    isTaken: row.isTaken,
    takenBy: personOf(row.takenBy, row.isTaken),
    isDone: row.doneAt !== null,
    doneBy: personOf(row.doneBy, row.isDoerSeen),
  }))
  const labels = new Set(items.map(({ label }) => label.toLowerCase()))
  return {
    clubItems: clubItems(destination).map((item) => ({ ...item, isTicked: ticks.has(item.key) })),
    items,
    suggestions: sharedSuggestions(destination).filter((label) => !labels.has(label.toLowerCase())),
  }
}

/**
 * Adds an item. Call it in changePlan, whose lock lets members who add at once wait for each other.
 * @throws AppError CHECKLIST_FULL
 */
export async function addSharedItem(
  trx: Db,
  { departureId, userId }: Member,
  label: string,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into group_checklist_items (departure_id, label, written_by)
    select ${departureId}, ${label}, ${userId}
    where (
      select count(*) from group_checklist_items where departure_id = ${departureId}
    ) < ${checklistMax}
  `.execute(trx)
  if (numAffectedRows !== 1n) throw new AppError('CHECKLIST_FULL')
}

/** The item `i`, if the member sees it. */
const isItemSeen = ({ itemId, ...member }: Item) => sql<boolean>`(
  i.id = ${itemId} and ${seenBy(member)}
)`

async function hasItem(db: Db, item: Item): Promise<boolean> {
  const { rows } = await sql`
    select from group_checklist_items i where ${isItemSeen(item)}
  `.execute(db)
  return rows.length > 0
}

/** Updates an item that the member sees, on a condition. Returns whether it did. */
async function updateItem(
  db: Db,
  item: Item,
  { values, condition }: Record<'values' | 'condition', RawBuilder<unknown>>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update group_checklist_items i set ${values} where ${isItemSeen(item)} and ${condition}
  `.execute(db)
  return numAffectedRows === 1n
}

/** Rewrites an item that still has the label that was read. @throws AppError ITEM_CHANGED */
async function renameItem(
  db: Db,
  item: Item,
  { before, label }: { before: string; label: string },
): Promise<void> {
  const values = sql`label = ${label}, written_by = ${item.userId}`
  const isRenamed = await updateItem(db, item, { values, condition: sql`i.label = ${before}` })
  if (!isRenamed) throw new AppError('ITEM_CHANGED')
}

/** Ticks or unticks an item. A second tick keeps who was first. */
const tickItem = (db: Db, item: Item, isDone: boolean) =>
  updateItem(db, item, {
    values: sql`done_at = ${isDone ? sql`now()` : null}, done_by = ${isDone ? item.userId : null}`,
    condition: sql`(i.done_at is not null) <> ${isDone}`,
  })

/** Takes an item on that no one in the group has. @throws AppError ITEM_TAKEN */
async function takeItem(db: Db, item: Item): Promise<void> {
  const isTaken = await updateItem(db, item, {
    values: sql`taken_by = ${item.userId}`,
    condition: sql`
      (i.taken_by is null or i.taken_by = ${item.userId} or not ${isInGroup('i.taken_by')})
    `,
  })
  if (!isTaken) throw new AppError('ITEM_TAKEN')
}

/** Gives an item back if the member has it. */
const releaseItem = (db: Db, item: Item) =>
  updateItem(db, item, {
    values: sql`taken_by = null`,
    condition: sql`i.taken_by = ${item.userId}`,
  })

/** @throws AppError NOT_FOUND, ITEM_CHANGED, ITEM_TAKEN */
export async function changeSharedItem(db: Db, item: Item, change: ItemChange): Promise<void> {
  if (!(await hasItem(db, item))) throw new AppError('NOT_FOUND')
  if ('label' in change) await renameItem(db, item, change)
  else if ('isDone' in change) await tickItem(db, item, change.isDone)
  else if (change.isTaken) await takeItem(db, item)
  else await releaseItem(db, item)
}

/**
 * Removes an item that still has the label that was read.
 * @throws AppError NOT_FOUND, ITEM_CHANGED
 */
export async function removeSharedItem(db: Db, item: Item, before: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from group_checklist_items i where ${isItemSeen(item)} and i.label = ${before}
  `.execute(db)
  if (numAffectedRows === 1n) return
  throw new AppError((await hasItem(db, item)) ? 'ITEM_CHANGED' : 'NOT_FOUND')
}

/**
 * Stores or removes a member's own tick.
 * @throws AppError NOT_FOUND if the club does not list the item for this trip
 */
export async function tickOwnItem(
  db: Db,
  { departureId, userId }: Member,
  { item, isTicked }: { item: string; isTicked: boolean },
): Promise<void> {
  const listed = clubItems(await getDestination(db, departureId))
  if (!listed.some(({ key }) => key === item)) throw new AppError('NOT_FOUND')
  // The answer is read before the commit: of two ticks at once, the later one has both.
  await sql`select pg_advisory_xact_lock(hashtext('checklist-ticks'), ${userId}::int)`.execute(db)
  const tick = { departureId, userId, item }
  await (
    isTicked
      ? db
          .insertInto('groupChecklistTicks')
          .values(tick)
          .onConflict((conflict) => conflict.doNothing())
      : db.deleteFrom('groupChecklistTicks').where((where) => where.and(tick))
  ).execute()
}
