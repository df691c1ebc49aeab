import { defineContract } from '../contract/contract.ts'
import { rowResults } from '../contract/page.ts'
import {
  annotationChoices,
  annotationParams,
  annotations,
  assigneeForm,
  assigneeParams,
  noteChangeForm,
  noteForm,
  noteParams,
  selectedAssigneeForm,
  selectedTagForm,
  tagForm,
  tagParams,
} from './admin-annotations.ts'

export const listAnnotationChoices = defineContract({
  method: 'GET',
  path: '/api/admin/annotations',
  access: 'operator',
  summary: 'The operators and tags that can be chosen',
  description: 'Who can take something on, and the tags that are in use.',
  responses: { 200: annotationChoices },
})

export const getAnnotations = defineContract({
  method: 'GET',
  path: '/api/admin/annotations/:kind/:id',
  access: 'operator',
  audit: ['notes.viewed'],
  summary: 'Notes, tags and assignee',
  description: 'The notes, tags and assignee of one thing. The view is recorded in the audit log.',
  params: annotationParams,
  responses: { 200: annotations },
  errors: ['NOT_FOUND'],
})

export const addNote = defineContract({
  method: 'POST',
  path: '/api/admin/annotations/:kind/:id/notes',
  access: 'write',
  audit: ['note.added'],
  summary: 'Add a note',
  params: annotationParams,
  body: noteForm,
  responses: { 201: annotations },
  errors: ['NOT_FOUND', 'NOTES_FULL'],
})

export const changeNote = defineContract({
  method: 'PATCH',
  path: '/api/admin/annotations/:kind/:id/notes/:noteId',
  access: 'write',
  audit: ['note.changed'],
  summary: 'Change a note',
  description:
    "Changes a note of one's own; refused if it was changed since the operator began to edit it.",
  params: noteParams,
  body: noteChangeForm,
  responses: { 200: annotations },
  errors: ['NOT_FOUND', 'NOTE_OF_OTHER', 'NOTE_CHANGED'],
})

export const deleteNote = defineContract({
  method: 'DELETE',
  path: '/api/admin/annotations/:kind/:id/notes/:noteId',
  access: 'write',
  audit: ['note.deleted'],
  summary: 'Delete a note',
  description: "Deletes a note of one's own.",
  params: noteParams,
  responses: { 200: annotations },
  errors: ['NOT_FOUND', 'NOTE_OF_OTHER'],
})

export const addTag = defineContract({
  method: 'POST',
  path: '/api/admin/annotations/:kind/:id/tags',
  access: 'write',
  audit: ['tag.added'],
  summary: 'Add a tag',
  description:
    'Adds a tag, in the spelling that is already in use. Changes nothing if it is there.',
  params: annotationParams,
  body: tagForm,
  responses: { 200: annotations },
  errors: ['NOT_FOUND', 'TAGS_FULL'],
})

export const removeTag = defineContract({
  method: 'DELETE',
  path: '/api/admin/annotations/:kind/:id/tags/:tagId',
  access: 'write',
  audit: ['tag.removed'],
  summary: 'Remove a tag',
  description: 'Removes a tag. Changes nothing if it is gone.',
  params: tagParams,
  responses: { 200: annotations },
  errors: ['NOT_FOUND'],
})

export const assign = defineContract({
  method: 'PUT',
  path: '/api/admin/annotations/:kind/:id/assignee',
  access: 'write',
  audit: ['assignee.changed'],
  summary: 'Assign to an operator',
  description:
    'Gives something to an operator, or to no one; refused if someone else has assigned it in the meantime.',
  params: assigneeParams,
  body: assigneeForm,
  responses: { 200: annotations },
  errors: ['NOT_FOUND', 'ASSIGNEE_CHANGED', 'OPERATOR_CHANGED'],
})

export const tagSelected = defineContract({
  method: 'POST',
  path: '/api/admin/annotations/tags',
  access: 'write',
  audit: ['tag.added'],
  summary: 'Add a tag to several rows',
  description: 'Adds a tag to several rows, each in a transaction of its own.',
  body: selectedTagForm,
  responses: { 200: rowResults },
})

export const assignSelected = defineContract({
  method: 'POST',
  path: '/api/admin/annotations/assignees',
  access: 'write',
  audit: ['assignee.changed'],
  summary: 'Assign several rows to an operator',
  description: 'Gives several rows to an operator, or to no one, each in a transaction of its own.',
  body: selectedAssigneeForm,
  responses: { 200: rowResults },
  errors: ['OPERATOR_CHANGED'],
})
