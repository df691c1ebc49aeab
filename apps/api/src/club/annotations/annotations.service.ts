import {
  annotationLimits,
  type Annotations,
  type AssigneeForm,
  type AnnotationSubject,
  auditSubject,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import type { AuditAction } from '@farandfew/domain/contract/audit-actions.ts'
import type { RowResults } from '@farandfew/domain/contract/page.ts'
import { type Actor, type OperatorCall, operatorCall } from '../../platform/audit/record-action.ts'
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

/** Locks a subject, changes it, and returns its annotations. */
async function change(
  { trx, actor }: OperatorCall,
  subject: AnnotationSubject,
  work: () => Promise<unknown>,
): Promise<Annotations> {
  if (!(await lockSubject(trx, subject))) throw noSubject()
  await work()
  return readAnnotations(trx, { kind: subject.kind, id: subject.id }, actor)
}

/**
 * The annotations of a subject, with an audit entry.
 * @throws AppError NOT_FOUND
 */
export async function viewAnnotations(
  { trx, actor, record }: OperatorCall<'notes.viewed'>,
  subject: AnnotationSubject,
): Promise<Annotations> {
  if (!(await subjectExists(trx, subject))) throw noSubject()
  await record({ action: 'notes.viewed', subject: auditSubject(subject) })
  return readAnnotations(trx, subject, actor)
}

/** @throws AppError NOT_FOUND or NOTES_FULL */
export const addNoteTo = (
  call: OperatorCall<'note.added'>,
  subject: AnnotationSubject,
  text: string,
) =>
  change(call, subject, async () => {
    const { trx, actor, record } = call
    if ((await countNotes(trx, subject)) >= annotationLimits.notes) throw new AppError('NOTES_FULL')
    const noteId = await insertNote(trx, subject, actor, text)
    // Without the text: the log is kept forever, and a note ends with its subject.
    await record({
      action: 'note.added',
      subject: auditSubject(subject),
      details: { noteId, length: [...text].length },
    })
  })

async function getOwnNote({ trx, actor }: OperatorCall, name: NoteName) {
  const note = await lockNote(trx, name, actor)
  if (!note) throw new AppError('NOT_FOUND', { detail: 'This note was deleted.' })
  if (!note.isOwn) throw new AppError('NOTE_OF_OTHER')
  return note
}

/** @throws AppError NOT_FOUND, NOTE_OF_OTHER, or NOTE_CHANGED if it is no longer at that version */
export const changeOwnNote = (
  call: OperatorCall<'note.changed'>,
  name: NoteName,
  { text, version }: { text: string; version: number },
) =>
  change(call, name, async () => {
    const note = await getOwnNote(call, name)
    if (note.version !== version) throw new AppError('NOTE_CHANGED')
    await updateNote(call.trx, name.noteId, text)
    await call.record({
      action: 'note.changed',
      subject: auditSubject(name),
      before: { length: note.length },
      after: { length: [...text].length },
      details: { noteId: name.noteId },
    })
  })

/** @throws AppError NOT_FOUND or NOTE_OF_OTHER */
export const deleteOwnNote = (call: OperatorCall<'note.deleted'>, name: NoteName) =>
  change(call, name, async () => {
    const note = await getOwnNote(call, name)
    await removeNote(call.trx, name.noteId)
    await call.record({
      action: 'note.deleted',
      subject: auditSubject(name),
      details: { noteId: name.noteId, length: note.length },
    })
  })

/** Adds a tag to a locked subject, and returns whether it is new. */
async function addTag(
  { trx, record }: OperatorCall<'tag.added'>,
  subject: AnnotationSubject,
  tag: string,
) {
  const added = await insertTag(trx, subject, tag)
  if (!added) return false
  if (added.count > annotationLimits.tags) throw new AppError('TAGS_FULL')
  const details = { tagId: added.id }
  await record({ action: 'tag.added', subject: auditSubject(subject), details })
  return true
}

/** @throws AppError NOT_FOUND or TAGS_FULL */
export const addTagTo = (
  call: OperatorCall<'tag.added'>,
  subject: AnnotationSubject,
  tag: string,
) => change(call, subject, () => addTag(call, subject, tag))

/** @throws AppError NOT_FOUND */
export const removeTagFrom = (
  call: OperatorCall<'tag.removed'>,
  name: AnnotationSubject & { tagId: number },
) =>
  change(call, name, async () => {
    if (!(await deleteTag(call.trx, name))) return
    await call.record({
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
  { trx, record }: OperatorCall<'assignee.changed'>,
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
  await record({
    action: 'assignee.changed',
    subject: auditSubject(subject),
    before: { assignee: current?.name ?? null },
    after: { assignee: assignee?.name ?? null },
  })
  return true
}

/** @throws AppError NOT_FOUND, ASSIGNEE_CHANGED or OPERATOR_CHANGED */
export const assignTo = (
  call: OperatorCall<'assignee.changed'>,
  subject: AnnotationSubject,
  form: AssigneeForm,
) => change(call, subject, () => storeAssignment(call, subject, form))

/** Changes each row in a transaction of its own. */
const changeEach = (
  db: Db,
  actor: Actor,
  rows: readonly AnnotationSubject[],
  work: (call: OperatorCall<AuditAction>, row: AnnotationSubject) => Promise<boolean>,
): Promise<RowResults> =>
  changeRows(rows, (row) =>
    db.transaction().execute(async (trx) => {
      if (!(await lockSubject(trx, row))) throw noSubject()
      return (await work(operatorCall(trx, actor), row)) ? 'done' : 'unchanged'
    }),
  )

export const tagEach = (
  db: Db,
  actor: Actor,
  { rows, tag }: { rows: readonly AnnotationSubject[]; tag: string },
) => changeEach(db, actor, rows, (call, row) => addTag(call, row, tag))

export const assignEach = (
  db: Db,
  actor: Actor,
  { rows, operatorId }: { rows: readonly AnnotationSubject[]; operatorId: number | null },
) =>
  changeEach(db, actor, rows, (call, row) =>
    storeAssignment(call, row, { operatorId, from: undefined }),
  )
