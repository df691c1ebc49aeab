import type {
  MemberView,
  MemberViewChange,
  MemberViewForm,
} from '@farandfew/domain/members/admin-member-views.ts'
import { sql } from 'kysely'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const columns = ['id', 'name', 'query', 'isDefault', 'madeBy', 'createdAt', 'version'] as const

type Stored = Omit<MemberView, 'createdAt'> & { createdAt: Date }
const toView = ({ createdAt, ...view }: Stored): MemberView => ({
  ...view,
  createdAt: createdAt.toISOString(),
})

/** The views by name. */
export async function listViews(db: Db): Promise<MemberView[]> {
  const rows = await db
    .selectFrom('memberViews')
    .select(columns)
    .orderBy(sql`fold_text(name)`)
    .orderBy('id')
    .execute()
  return rows.map(toView)
}

const nameTaken = (name: string | undefined) =>
  new AppError('VIEW_NAME_TAKEN', {
    detail: `There is a view “${name}” already.`,
    errors: { name: 'Another view has this name' },
  })

/** Runs a change that may take the name of another view. */
async function namedOnce<T>(name: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error, 'member_views_name') ? nameTaken(name) : error
  }
}

/** @throws AppError VIEW_NAME_TAKEN */
export function addView(db: Db, actor: Actor, form: MemberViewForm): Promise<MemberView> {
  return namedOnce(form.name, () =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('memberViews')
        .values({
          name: form.name,
          query: JSON.stringify(form.query),
          madeBy: actor.operator,
        })
        .returning(columns)
        .executeTakeFirstOrThrow()
      await recordAction(trx, actor, {
        action: 'member-view.added',
        subject: `member view ${row.id}`,
      })
      return toView(row)
    }),
  )
}

/**
 * Locks a view.
 * @throws AppError NOT_FOUND; VIEW_CHANGED if it has another version
 */
async function lockView(trx: Db, id: number, version: number): Promise<Stored> {
  const row = await trx
    .selectFrom('memberViews')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', { detail: 'Another operator has deleted this view.' })
  if (row.version !== version) {
    throw new AppError('VIEW_CHANGED', {
      detail: `Someone else has changed this view, which is now called “${row.name}”. Please look at it again.`,
    })
  }
  return row
}

/** @throws AppError NOT_FOUND, VIEW_CHANGED, VIEW_NAME_TAKEN */
export function changeView(
  db: Db,
  actor: Actor,
  { id, version, query, ...changes }: MemberViewChange & { id: number },
): Promise<MemberView> {
  return namedOnce(changes.name, () =>
    db.transaction().execute(async (trx) => {
      // Two operators who set a default at once take turns, so that the second replaces the first.
      if (changes.isDefault) {
        await sql`select pg_advisory_xact_lock(hashtext('member_views.default'))`.execute(trx)
        await trx
          .updateTable('memberViews')
          .set({ isDefault: false })
          .where('isDefault', '=', true)
          .where('id', '<>', id)
          .execute()
      }
      const before = await lockView(trx, id, version)
      const row = await trx
        .updateTable('memberViews')
        .set({
          ...changes,
          ...(query && { query: JSON.stringify(query) }),
          version: version + 1,
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow()
      await recordAction(trx, actor, {
        action: 'member-view.changed',
        subject: `member view ${id}`,
        before: { isDefault: before.isDefault },
        after: { isDefault: row.isDefault },
        // Not the name and the search, which may be those of a member.
        details: { renamed: row.name !== before.name, changed: query !== undefined },
      })
      return toView(row)
    }),
  )
}

/** @throws AppError NOT_FOUND, VIEW_CHANGED */
export function removeView(
  db: Db,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<MemberView> {
  return db.transaction().execute(async (trx) => {
    const row = await lockView(trx, id, version)
    await trx.deleteFrom('memberViews').where('id', '=', id).execute()
    await recordAction(trx, actor, {
      action: 'member-view.removed',
      subject: `member view ${id}`,
    })
    return toView(row)
  })
}
