import * as z from 'zod/mini'
import { id, idParam, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { blockOfText, lineOfText } from '../text/text.ts'
import { rowsOfCall } from '../contract/page.ts'

/** What operators put notes and tags on. `invite` is a trip request, `quick-invite` a quick one. */
export const annotationKinds = ['member', 'invite', 'quick-invite', 'inquiry', 'booking'] as const
export type AnnotationKind = (typeof annotationKinds)[number]

/** What one operator can take on. */
export const assignableKinds = ['invite', 'quick-invite', 'inquiry', 'booking'] as const
export type AssignableKind = (typeof assignableKinds)[number]

export const isAssignable = (kind: AnnotationKind): kind is AssignableKind =>
  (assignableKinds as readonly AnnotationKind[]).includes(kind)

/** One thing with its notes, tags and assignee. */
export interface AnnotationSubject {
  kind: AnnotationKind
  id: number
}

export const inviteSubject = ({ kind, id }: { kind: 'trip' | 'quick'; id: number }) =>
  ({ kind: kind === 'trip' ? 'invite' : 'quick-invite', id }) as const

const auditNames: Readonly<Record<AnnotationKind, string>> = {
  member: 'user',
  invite: 'invite',
  'quick-invite': 'quick invite',
  inquiry: 'inquiry',
  booking: 'booking',
}

/** A subject as the audit log names it, such as 'user 7'. */
export const auditSubject = ({ kind, id }: AnnotationSubject): string => `${auditNames[kind]} ${id}`

/** How much one subject can have. */
export const annotationLimits = { note: 2000, notes: 200, tag: 40, tags: 20 } as const
export const suggestedTagsMax = 200

const kindMessage = 'Must be a kind of thing that has notes'
const kind = z.enum(annotationKinds, kindMessage)
const assignable = z.enum(assignableKinds, 'Must be something that an operator can take on')

export const annotationParams = z.object({ kind, id: idParam })
export const noteParams = z.object({ kind, id: idParam, noteId: idParam })
export const tagParams = z.object({ kind, id: idParam, tagId: idParam })
export const assigneeParams = z.object({ kind: assignable, id: idParam })

const noteText = blockOfText({ min: 1, max: annotationLimits.note, message: 'Please write a note' })

export const noteForm = requestBody({ text: noteText })

/** `version` is the note's when the operator began to edit it. */
export const noteChangeForm = requestBody({
  text: noteText,
  version: z.int('Must be a whole number').check(z.positive('Must be a version of the note')),
})

const tagText = lineOfText({ min: 1, max: annotationLimits.tag, message: 'Please enter a tag' })

export const tagForm = requestBody({ tag: tagText })
export type TagForm = z.output<typeof tagForm>

const operatorId = z.nullable(id)

/** `from` is the assignee that the operator saw. Null stands for no one. */
export const assigneeForm = requestBody({ operatorId, from: operatorId })
export type AssigneeForm = z.output<typeof assigneeForm>

export const selectedTagForm = requestBody({
  rows: rowsOfCall(z.strictObject({ kind, id })),
  tag: tagText,
})

/** For several rows: gives them to one operator, no matter who had them before, or to no one. */
export const selectedAssigneeForm = requestBody({
  rows: rowsOfCall(z.strictObject({ kind: assignable, id })),
  operatorId,
})

const note = z.object({
  id,
  text: storedText(annotationLimits.note),
  /** The author's name; null if none was given with the club's password. */
  author: z.nullable(storedText(100)),
  /** Whether the operator who asks wrote it, and so can change and delete it. */
  isOwn: z.boolean('Must be true or false'),
  createdAt: instant,
  /** Null if it was never changed. */
  editedAt: z.nullable(instant),
  version: z.int('Must be a whole number'),
})
export type Note = z.output<typeof note>

export const namedOperator = z.object({ id, name: storedText(60) })

const tag = z.object({ id, tag: storedText(annotationLimits.tag) })

/** The notes, tags and assignee of one subject. */
export const annotations = z.object({
  kind,
  id,
  /** Newest first. */
  notes: z.array(note, 'Must be a list'),
  /** In alphabetical order. */
  tags: z.array(tag, 'Must be a list'),
  assignee: z.nullable(namedOperator),
})
export type Annotations = z.output<typeof annotations>

export const annotationChoices = z.object({
  /** The account of the operator who asks; null for the club's password, which nothing can be assigned to. */
  ownId: z.nullable(id),
  /** Active operators who can change something, by name. */
  operators: z.array(namedOperator, 'Must be a list'),
  /** The tags that are used most, in alphabetical order. */
  tags: z.array(storedText(annotationLimits.tag), 'Must be a list'),
})
export type AnnotationChoices = z.output<typeof annotationChoices>

/** Filter of a queue: what is assigned to the operator who asks, or to no one. */
export const assigneeFilters = ['me', 'none'] as const
export const assigneeFilter = z.optional(z.enum(assigneeFilters, 'Must be me or none'))
export type AssigneeFilter = (typeof assigneeFilters)[number]

/** What a queue shows of the annotations of a row. */
export const annotationFields = {
  assignee: z.nullable(storedText(60)),
  tags: z.array(storedText(annotationLimits.tag), 'Must be a list'),
}
