import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type {
  Annotations,
  AnnotationSubject,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import * as calls from '@farandfew/domain/annotations/admin-annotations.contract.ts'
import { listAdminInquiries } from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { listAdminInvites } from '@farandfew/domain/invites/admin-invites.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../calls/use-call.ts'

const paramsOf = ({ kind, id }: AnnotationSubject) => ({ kind, id: String(id) })
const keyOf = (subject: AnnotationSubject) =>
  endpointKey(calls.getAnnotations, { params: paramsOf(subject) })

/** The notes, tags and assignee of a subject. Read each time it is opened: others write too. */
export const useAnnotations = (subject: AnnotationSubject) =>
  useQuery({
    ...endpointQuery(calls.getAnnotations, { params: paramsOf(subject) }),
    staleTime: 0,
  })

/** The operators and tags to choose from. */
export const useAnnotationChoices = () => useQuery(endpointQuery(calls.listAnnotationChoices, {}))

/** What shows tags and assignees. */
export const annotated = [calls.listAnnotationChoices, listAdminInvites, listAdminInquiries].map(
  (endpoint) => endpointKey(endpoint),
)

/** A change of the annotations of one subject. */
type AnnotationChange =
  | { do: 'add note'; text: string }
  | { do: 'change note'; noteId: number; text: string; version: number }
  | { do: 'delete note'; noteId: number }
  | { do: 'add tag'; tag: string }
  | { do: 'remove tag'; tagId: number }
  | { do: 'assign'; operatorId: number | null; from: number | null }

/** Sends a change; calls `onDone` once it is stored. */
export type Change = (change: AnnotationChange, onDone?: () => void) => void

function send(subject: AnnotationSubject, change: AnnotationChange): Promise<Annotations> {
  const params = paramsOf(subject)
  switch (change.do) {
    case 'add note':
      return call(calls.addNote, { params, body: { text: change.text } })
    case 'change note': {
      const { noteId, text, version } = change
      const named = { params: { ...params, noteId: String(noteId) }, body: { text, version } }
      return call(calls.changeNote, named)
    }
    case 'delete note':
      return call(calls.deleteNote, {
        params: { ...params, noteId: String(change.noteId) },
      })
    case 'add tag':
      return call(calls.addTag, { params, body: { tag: change.tag } })
    case 'remove tag':
      return call(calls.removeTag, {
        params: { ...params, tagId: String(change.tagId) },
      })
    case 'assign': {
      const { operatorId, from } = change
      const kind = params.kind as Exclude<typeof params.kind, 'member'>
      return call(calls.assign, {
        params: { ...params, kind },
        body: { operatorId, from },
      })
    }
  }
}

/**
 * Changes the annotations of a subject, one change at a time: a note is added once for a double click. After a refusal they
 * are read again: someone else may have changed them.
 */
export const useChangeAnnotations = (subject: AnnotationSubject) =>
  useCall((change: AnnotationChange) => send(subject, change), {
    shows: [keyOf(subject)],
    failureReloads: [keyOf(subject)],
    reloads: annotated,
  })
