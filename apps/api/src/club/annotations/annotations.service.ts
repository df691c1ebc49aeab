import {
  annotationLimits,
  type Annotations,
  type AssigneeForm,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import {
  type AnnotationSubject,
  auditSubject,
} from '@farandfew/domain/annotations/annotation-subjects.ts'
import type { RowResults } from '@farandfew/domain/contract/selected-rows.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changeRows } from '../../platform/selected-rows/change-rows.ts'
import {
  countNotes,
  deleteTag,
  findAssignee,
  holdAssignable,
  insertNote,
  insertTag,
  lockNote,
  lockSubject,
  readAnnotations,
  removeNote,
  storeAssignee,
  subjectExists,
  updateNote,
} from './annotations.queries.ts'

type NoteName = AnnotationSubject & { noteId: number }

const noSubject = () =>
  new AppError('NOT_FOUND', {
    detail: 'This no longer exists. The member may have deleted their account.',
  })

/** Changes a subject that is locked meanwhile, and returns its annotations. */
const change = (
  db: Db,
  actor: Actor,
  subject: AnnotationSubject,
  work: (trx: Db) => Promise<unknown>,
): Promise<Annotations> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockSubject(trx, subject))) throw noSubject()
    await work(trx)
    return readAnnotations(trx, { kind: subject.kind, id: subject.id }, actor)
  })

/**
 * The annotations of a subject, with an audit entry.
 * @throws AppError NOT_FOUND
 */
export async function viewAnnotations(
  db: Db,
  actor: Actor,
  subject: AnnotationSubject,
): Promise<Annotations> {
  if (!(await subjectExists(db, subject))) throw noSubject()
  await recordAction(db, actor, { action: 'notes.viewed', subject: auditSubject(subject) })
  return readAnnotations(db, subject, actor)
}

/** @throws AppError NOT_FOUND or NOTES_FULL */
export const addNoteTo = (db: Db, actor: Actor, subject: AnnotationSubject, text: string) =>
  change(db, actor, subject, async (trx) => {
    if ((await countNotes(trx, subject)) >= annotationLimits.notes) throw new AppError('NOTES_FULL')
    const noteId = await insertNote(trx, subject, actor, text)
    // Without the text: the log is kept forever, and a note ends with its subject.
    await recordAction(trx, actor, {
      action: 'note.added',
      subject: auditSubject(subject),
      details: { noteId, length: [...text].length },
    })
  })

async function getOwnNote(trx: Db, actor: Actor, name: NoteName) {
  const note = await lockNote(trx, name, actor)
  if (!note) throw new AppError('NOT_FOUND', { detail: 'This note was deleted.' })
  if (!note.isOwn) throw new AppError('NOTE_OF_OTHER')
  return note
}

/** @throws AppError NOT_FOUND, NOTE_OF_OTHER, or NOTE_CHANGED if it is no longer at that version */
export const changeOwnNote = (
  db: Db,
  actor: Actor,
  name: NoteName,
  { text, version }: { text: string; version: number },
) =>
  change(db, actor, name, async (trx) => {
    const note = await getOwnNote(trx, actor, name)
    if (note.version !== version) throw new AppError('NOTE_CHANGED')
    await updateNote(trx, name.noteId, text)
    await recordAction(trx, actor, {
      action: 'note.changed',
      subject: auditSubject(name),
      before: { length: note.length },
      after: { length: [...text].length },
      details: { noteId: name.noteId },
    })
  })

/** @throws AppError NOT_FOUND or NOTE_OF_OTHER */
export const deleteOwnNote = (db: Db, actor: Actor, name: NoteName) =>
  change(db, actor, name, async (trx) => {
    const note = await getOwnNote(trx, actor, name)
    await removeNote(trx, name.noteId)
    await recordAction(trx, actor, {
      action: 'note.deleted',
      subject: auditSubject(name),
      details: { noteId: name.noteId, length: note.length },
    })
  })

/** Adds a tag to a locked subject, and returns whether it is new. */
async function addTag(trx: Db, actor: Actor, subject: AnnotationSubject, tag: string) {
  const added = await insertTag(trx, subject, tag)
  if (!added) return false
  if (added.count > annotationLimits.tags) throw new AppError('TAGS_FULL')
  const details = { tagId: added.id }
  await recordAction(trx, actor, { action: 'tag.added', subject: auditSubject(subject), details })
  return true
}

/** @throws AppError NOT_FOUND or TAGS_FULL */
export const addTagTo = (db: Db, actor: Actor, subject: AnnotationSubject, tag: string) =>
  change(db, actor, subject, (trx) => addTag(trx, actor, subject, tag))

/** @throws AppError NOT_FOUND */
export const removeTagFrom = (db: Db, actor: Actor, name: AnnotationSubject & { tagId: number }) =>
  change(db, actor, name, async (trx) => {
    if (!(await deleteTag(trx, name))) return
    await recordAction(trx, actor, {
      action: 'tag.removed',
      subject: auditSubject(name),
      details: { tagId: name.tagId },
    })
  })

/** @throws AppError OPERATOR_CHANGED if the operator cannot take anything on */
async function requireAssignable(trx: Db, operatorId: number | null): Promise<void> {
  if (operatorId === null || (await holdAssignable(trx, operatorId))) return
  throw new AppError('OPERATOR_CHANGED', {
    detail: 'This operator can no longer take anything on. Please choose someone else.',
  })
}

/**
 * Assigns a locked subject, and returns whether that changes anything. `from` is the assignee that the operator saw;
 * undefined if any is replaced.
 * @throws AppError ASSIGNEE_CHANGED, OPERATOR_CHANGED
 */
async function storeAssignment(
  trx: Db,
  actor: Actor,
  subject: AnnotationSubject,
  { operatorId, from }: { operatorId: number | null; from: number | null | undefined },
): Promise<boolean> {
  const current = await findAssignee(trx, subject)
  const before = current?.id ?? null
  if (before === operatorId) return false
  if (from !== undefined && from !== before) {
    throw new AppError('ASSIGNEE_CHANGED', {
      detail: current
        ? `In the meantime ${current.name} has taken this on.`
        : 'In the meantime this was given back: no one has it.',
    })
  }
  await requireAssignable(trx, operatorId)
  await storeAssignee(trx, subject, operatorId)
  const assignee = await findAssignee(trx, subject)
  await recordAction(trx, actor, {
    action: 'assignee.changed',
    subject: auditSubject(subject),
    before: { assignee: current?.name ?? null },
    after: { assignee: assignee?.name ?? null },
  })
  return true
}

/** @throws AppError NOT_FOUND, ASSIGNEE_CHANGED or OPERATOR_CHANGED */
export const assignTo = (db: Db, actor: Actor, subject: AnnotationSubject, form: AssigneeForm) =>
  change(db, actor, subject, (trx) => storeAssignment(trx, actor, subject, form))

/** Changes each row in a transaction of its own. */
const changeEach = <Row extends AnnotationSubject>(
  db: Db,
  rows: readonly Row[],
  work: (trx: Db, row: Row) => Promise<boolean>,
): Promise<RowResults> =>
  changeRows(rows, (row) =>
    db.transaction().execute(async (trx) => {
      if (!(await lockSubject(trx, row))) throw noSubject()
      return (await work(trx, row)) ? 'done' : 'unchanged'
    }),
  )

export const tagEach = (
  db: Db,
  actor: Actor,
  { rows, tag }: { rows: readonly AnnotationSubject[]; tag: string },
) => changeEach(db, rows, (trx, row) => addTag(trx, actor, row, tag))

export const assignEach = (
  db: Db,
  actor: Actor,
  { rows, operatorId }: { rows: readonly AnnotationSubject[]; operatorId: number | null },
) =>
  changeEach(db, rows, (trx, row) =>
    storeAssignment(trx, actor, row, { operatorId, from: undefined }),
  )
