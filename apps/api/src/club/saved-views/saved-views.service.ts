import type {
  SavedList,
  SavedView,
  SavedViewChange,
  SavedViewForm,
} from '@farandfew/domain/saved-views/saved-views.ts'
import { sql } from 'kysely'
import type { Actor, OperatorCall } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const columns = [
  'id',
  'list',
  'name',
  'query',
  'isDefault',
  'madeBy',
  'madeById',
  'createdAt',
  'version',
] as const

type Stored = Omit<SavedView, 'createdAt' | 'mayChange'> & {
  createdAt: Date
  madeById: number | null
}

const mayChange = (madeById: number | null, { operatorId, role }: Actor) =>
  role === 'owner' || (madeById !== null && madeById === operatorId)

const toView = ({ createdAt, madeById, ...view }: Stored, actor: Actor): SavedView => ({
  ...view,
  mayChange: mayChange(madeById, actor),
  createdAt: createdAt.toISOString(),
})

/** The views of a list by name, as an operator sees them. */
export async function listViews(db: Db, list: SavedList, actor: Actor): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('savedViews')
    .select(columns)
    .where('list', '=', list)
    .orderBy(sql`fold_text(name)`)
    .orderBy('id')
    .execute()
  return rows.map((row) => toView(row, actor))
}

const nameTaken = (name: string | undefined) =>
  new AppError('VIEW_NAME_TAKEN', {
    detail: `There is a view “${name}” already.`,
    errors: { name: 'Another view has this name' },
  })

/** Runs a change that may take the name of another view. */
async function namedOnce<T>(name: string | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isUniqueViolation(error, 'saved_views_name') ? nameTaken(name) : error
  }
}

/** @throws AppError VIEW_NAME_TAKEN */
export async function addView(
  { trx, actor, record }: OperatorCall<'view.added'>,
  { list, name, query }: SavedViewForm,
): Promise<SavedView> {
  const row = await namedOnce(
    name,
    trx
      .insertInto('savedViews')
      .values({
        list,
        name,
        query: JSON.stringify(query),
        madeBy: actor.operator,
        madeById: actor.operatorId,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
  await record({ action: 'view.added', subject: `view ${row.id}` })
  return toView(row, actor)
}

/**
 * Locks a view.
 * @throws AppError NOT_FOUND; VIEW_OF_OTHER if the operator may not change it; VIEW_CHANGED if it has another version
 */
async function lockView(
  { trx, actor }: OperatorCall,
  { id, version }: { id: number; version: number },
): Promise<Stored> {
  const row = await trx
    .selectFrom('savedViews')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', { detail: 'Another operator has deleted this view.' })
  if (!mayChange(row.madeById, actor)) throw new AppError('VIEW_OF_OTHER')
  if (row.version !== version) {
    throw new AppError('VIEW_CHANGED', {
      detail: `Someone else has changed this view, which is now called “${row.name}”. Please look at it again.`,
    })
  }
  return row
}

/** @throws AppError NOT_FOUND, VIEW_OF_OTHER, VIEW_CHANGED, VIEW_NAME_TAKEN */
export async function changeView(
  call: OperatorCall<'view.changed'>,
  { id, version, query, ...changes }: SavedViewChange & { id: number },
): Promise<SavedView> {
  const { trx, actor, record } = call
  // Two operators who set a default at once take turns, so that the second replaces the first.
  if (changes.isDefault) {
    await sql`select pg_advisory_xact_lock(hashtext('saved_views.default'))`.execute(trx)
    await sql`
      update saved_views set is_default = false
      where is_default and id <> ${id} and list = (select list from saved_views where id = ${id})
    `.execute(trx)
  }
  const before = await lockView(call, { id, version })
  const row = await namedOnce(
    changes.name,
    trx
      .updateTable('savedViews')
      .set({ ...changes, ...(query && { query: JSON.stringify(query) }), version: version + 1 })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
  await record({
    action: 'view.changed',
    subject: `view ${id}`,
    before: { isDefault: before.isDefault },
    after: { isDefault: row.isDefault },
    // Not the name and the search, which may be those of a member.
    details: { renamed: row.name !== before.name, changed: query !== undefined },
  })
  return toView(row, actor)
}

/** @throws AppError NOT_FOUND, VIEW_OF_OTHER, VIEW_CHANGED */
export async function removeView(
  call: OperatorCall<'view.removed'>,
  { id, version }: { id: number; version: number },
): Promise<SavedView> {
  const { trx, actor, record } = call
  const row = await lockView(call, { id, version })
  await trx.deleteFrom('savedViews').where('id', '=', id).execute()
  await record({ action: 'view.removed', subject: `view ${id}` })
  return toView(row, actor)
}
