import type { Checklist, ItemChange } from '@farandfew/domain/checklists/checklist.ts'
import { clubItems, sharedSuggestions } from '@farandfew/domain/checklists/club-items.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { GroupAccess } from '../groups/group-access.ts'
import { toGroupName } from '../groups/group-name.ts'
import {
  deleteItem,
  getDestination,
  hasItem,
  insertItem,
  listItems,
  listNames,
  listTicks,
  releaseItem,
  renameItem,
  storeTick,
  takeItem,
  tickItem,
} from './checklists.queries.ts'

type Member = Pick<GroupAccess, 'departureId' | 'userId'>
type Item = Member & { itemId: number }

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

/** @throws AppError CHECKLIST_FULL */
export async function addSharedItem(db: Db, member: Member, label: string): Promise<void> {
  if (!(await insertItem(db, member, label))) throw new AppError('CHECKLIST_FULL')
}

/** @throws AppError NOT_FOUND, ITEM_CHANGED, ITEM_TAKEN */
export async function changeSharedItem(db: Db, item: Item, change: ItemChange): Promise<void> {
  if (!(await hasItem(db, item))) throw new AppError('NOT_FOUND')
  if ('label' in change) {
    if (!(await renameItem(db, item, change))) throw new AppError('ITEM_CHANGED')
  } else if ('isDone' in change) {
    await tickItem(db, item, change.isDone)
  } else if (change.isTaken) {
    if (!(await takeItem(db, item))) throw new AppError('ITEM_TAKEN')
  } else {
    await releaseItem(db, item)
  }
}

/** @throws AppError NOT_FOUND, ITEM_CHANGED */
export async function removeSharedItem(db: Db, item: Item, before: string): Promise<void> {
  if (await deleteItem(db, item, before)) return
  throw new AppError((await hasItem(db, item)) ? 'ITEM_CHANGED' : 'NOT_FOUND')
}

/** @throws AppError NOT_FOUND if the club does not list the item for this trip */
export async function tickOwnItem(
  db: Db,
  member: Member,
  tick: { item: string; isTicked: boolean },
): Promise<void> {
  const listed = clubItems(await getDestination(db, member.departureId))
  if (!listed.some(({ key }) => key === tick.item)) throw new AppError('NOT_FOUND')
  await storeTick(db, member, tick)
}
