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
