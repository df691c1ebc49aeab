import { defineContract, writeErrors } from '../contract/contract.ts'
import { rowResults } from '../selected-rows/selected-rows.ts'
import * as endpoints from './admin-annotations.endpoints.ts'
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

const tag = 'Admin'
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN'] as const
const subjectErrors = [...changeErrors, 'NOT_FOUND'] as const
const deleteErrors = [
  'VALIDATION_FAILED',
  'CROSS_SITE_WRITE',
  'NOT_SIGNED_IN',
  'NOT_FOUND',
  'DATABASE_UNAVAILABLE',
] as const

/** Who can take something on, and the tags that are in use. */
export const listAnnotationChoices = defineContract({
  ...endpoints.listAnnotationChoicesEndpoint,
  summary: 'The operators and tags that can be chosen',
  tag,
  responses: { 200: annotationChoices },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** The notes, tags and assignee of one thing. The view is recorded in the audit log. */
export const getAnnotations = defineContract({
  ...endpoints.getAnnotationsEndpoint,
  summary: 'Notes, tags and assignee',
  tag,
  params: annotationParams,
  responses: { 200: annotations },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

export const addNote = defineContract({
  ...endpoints.addNoteEndpoint,
  summary: 'Add a note',
  tag,
  params: annotationParams,
  body: noteForm,
  responses: { 201: annotations },
  errors: [...subjectErrors, 'NOTES_FULL'],
})

/** Changes a note of one's own; refused if it was changed since the operator began to edit it. */
export const changeNote = defineContract({
  ...endpoints.changeNoteEndpoint,
  summary: 'Change a note',
  tag,
  params: noteParams,
  body: noteChangeForm,
  responses: { 200: annotations },
  errors: [...subjectErrors, 'NOTE_OF_OTHER', 'NOTE_CHANGED'],
})

/** Deletes a note of one's own. */
export const deleteNote = defineContract({
  ...endpoints.deleteNoteEndpoint,
  summary: 'Delete a note',
  tag,
  params: noteParams,
  responses: { 200: annotations },
  errors: [...deleteErrors, 'NOTE_OF_OTHER'],
})

/** Adds a tag, in the spelling that is already in use. Changes nothing if it is there. */
export const addTag = defineContract({
  ...endpoints.addTagEndpoint,
  summary: 'Add a tag',
  tag,
  params: annotationParams,
  body: tagForm,
  responses: { 200: annotations },
  errors: [...subjectErrors, 'TAGS_FULL'],
})

/** Removes a tag. Changes nothing if it is gone. */
export const removeTag = defineContract({
  ...endpoints.removeTagEndpoint,
  summary: 'Remove a tag',
  tag,
  params: tagParams,
  responses: { 200: annotations },
  errors: deleteErrors,
})

/** Gives something to an operator, or to no one; refused if someone else has assigned it in the meantime. */
export const assign = defineContract({
  ...endpoints.assignEndpoint,
  summary: 'Assign to an operator',
  tag,
  params: assigneeParams,
  body: assigneeForm,
  responses: { 200: annotations },
  errors: [...subjectErrors, 'ASSIGNEE_CHANGED', 'OPERATOR_CHANGED'],
})

/** Adds a tag to several rows, each in a transaction of its own. */
export const tagSelected = defineContract({
  ...endpoints.tagSelectedEndpoint,
  summary: 'Add a tag to several rows',
  tag,
  body: selectedTagForm,
  responses: { 200: rowResults },
  errors: changeErrors,
})

/** Gives several rows to an operator, or to no one, each in a transaction of its own. */
export const assignSelected = defineContract({
  ...endpoints.assignSelectedEndpoint,
  summary: 'Assign several rows to an operator',
  tag,
  body: selectedAssigneeForm,
  responses: { 200: rowResults },
  errors: [...changeErrors, 'OPERATOR_CHANGED'],
})
