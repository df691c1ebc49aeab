import {
  type AnnotationChoices,
  type Annotations,
  suggestedTagsMax,
  type AnnotationSubject,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import { operatorRoles, mayOperator } from '@farandfew/domain/contract/roles.ts'
import { sql } from 'kysely'
import type { Actor } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'

const tables = {
  member: 'users',
  invite: 'tripInviteRequests',
  'quick-invite': 'quickInviteRequests',
  inquiry: 'inquiries',
  booking: 'bookings',
} as const

/** Locks a subject until the transaction ends, and returns whether it exists. */
export async function lockSubject(trx: Db, { kind, id }: AnnotationSubject): Promise<boolean> {
  const row = await trx
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function subjectExists(db: Db, { kind, id }: AnnotationSubject): Promise<boolean> {
  const row = await db.selectFrom(tables[kind]).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

const columnsOf = ({ kind, id }: AnnotationSubject) => ({ subjectKind: kind, subjectId: id })

/** An author is an account; the club's password counts as one. */
const isAuthor = (authorId: number | null, { operatorId }: Actor) => authorId === operatorId

const listNotes = (db: Db, { kind, id }: AnnotationSubject) =>
  db
    .selectFrom('notes')
    .select(['id', 'text', 'author', 'authorId', 'createdAt', 'editedAt', 'version'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .execute()

const listTags = (db: Db, { kind, id }: AnnotationSubject) =>
  db
    .selectFrom('tags')
    .select(['id', 'tag'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy(sql`fold_text(tag)`)
    .execute()

/** Who takes care of a subject; undefined if no one does. */
export const findAssignee = (db: Db, { kind, id }: AnnotationSubject) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('operators as o', 'o.id', 'a.operatorId')
    .select(['o.id', 'o.name'])
    .where('a.subjectKind', '=', kind)
    .where('a.subjectId', '=', id)
    .executeTakeFirst()

/** Everything that operators noted on a subject. */
export async function readAnnotations(
  db: Db,
  subject: AnnotationSubject,
  actor: Actor,
): Promise<Annotations> {
  const [notes, tags, assignee] = await Promise.all([
    listNotes(db, subject),
    listTags(db, subject),
    findAssignee(db, subject),
  ])
  return {
    ...subject,
    notes: notes.map(({ authorId, createdAt, editedAt, ...note }) => ({
      ...note,
      isOwn: isAuthor(authorId, actor),
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    })),
    tags,
    assignee: assignee ?? null,
  }
}

export const countNotes = (db: Db, { kind, id }: AnnotationSubject): Promise<number> =>
  countRows(db.selectFrom('notes').where('subjectKind', '=', kind).where('subjectId', '=', id))

/** Adds a note and returns its id. */
export async function insertNote(
  trx: Db,
  subject: AnnotationSubject,
  { operator, operatorId }: Actor,
  text: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('notes')
    .values({ ...columnsOf(subject), text, author: operator, authorId: operatorId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a note of a subject; undefined if there is none, which may be because it was deleted. */
export async function lockNote(
  trx: Db,
  { kind, id, noteId }: AnnotationSubject & { noteId: number },
  actor: Actor,
) {
  const row = await trx
    .selectFrom('notes')
    .select(['id', 'authorId', 'version', sql<number>`char_length(text)`.as('length')])
    .where('id', '=', noteId)
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, isOwn: isAuthor(row.authorId, actor) }
}

export const updateNote = (trx: Db, id: number, text: string): Promise<unknown> =>
  trx
    .updateTable('notes')
    .set({ text, editedAt: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

export const removeNote = (trx: Db, id: number): Promise<unknown> =>
  trx.deleteFrom('notes').where('id', '=', id).execute()

/**
 * Adds a tag to a locked subject, in the spelling that is already in use. Returns its id and how many tags the subject has
 * now; undefined if it has the tag already.
 */
export async function insertTag(
  trx: Db,
  subject: AnnotationSubject,
  tag: string,
): Promise<{ id: number; count: number } | undefined> {
  const row = await trx
    .insertInto('tags')
    .values({
      ...columnsOf(subject),
      tag: sql<string>`coalesce(
        (select t.tag from tags t where fold_text(t.tag) = fold_text(${tag}) order by t.id limit 1),
        ${tag}
      )`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  return { id: row.id, count: (await listTags(trx, subject)).length }
}

/** Removes a tag, and returns whether it was there. */
export async function deleteTag(
  trx: Db,
  { kind, id, tagId }: AnnotationSubject & { tagId: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('tags')
    .where('id', '=', tagId)
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const assignableRoles = operatorRoles.filter((role) => mayOperator(role, 'write'))

const selectAssignable = (db: Db) =>
  db
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('passwordHash', 'is not', null)
    .where('role', 'in', assignableRoles)

/** Locks an operator against deactivation; false if they cannot take anything on. */
export async function holdAssignable(trx: Db, id: number): Promise<boolean> {
  const row = await selectAssignable(trx).where('id', '=', id).forShare().executeTakeFirst()
  return row !== undefined
}

export async function storeAssignee(
  trx: Db,
  subject: AnnotationSubject,
  operatorId: number | null,
): Promise<void> {
  if (operatorId === null) {
    await trx
      .deleteFrom('assignments')
      .where('subjectKind', '=', subject.kind)
      .where('subjectId', '=', subject.id)
      .execute()
    return
  }
  await trx
    .insertInto('assignments')
    .values({ ...columnsOf(subject), operatorId })
    .onConflict((conflict) =>
      conflict
        .columns(['subjectKind', 'subjectId'])
        .doUpdateSet({ operatorId, createdAt: sql<Date>`now()` }),
    )
    .execute()
}

/** Who can be assigned, and the tags that are used most. */
export async function listChoices(db: Db, actor: Actor): Promise<AnnotationChoices> {
  const [operators, tags] = await Promise.all([
    selectAssignable(db)
      .orderBy(sql`fold_text(name)`)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tags')
      .select(sql<string>`min(tag)`.as('tag'))
      .groupBy(sql`fold_text(tag)`)
      .orderBy(sql`count(*)`, 'desc')
      .limit(suggestedTagsMax)
      .execute(),
  ])
  return {
    ownId: actor.operatorId,
    operators,
    tags: tags.map(({ tag }) => tag).sort((one, other) => one.localeCompare(other, 'en')),
  }
}
