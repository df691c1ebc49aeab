import { defineContract } from '../contract/contract.ts'
import { adminUser } from '../member-care/admin-member.ts'
import { careForm } from '../member-care/member-care.ts'
import { mergeForm, mergePreview, mergeQuery } from './member-merges.ts'

export const previewMerge = defineContract({
  method: 'GET',
  path: '/api/admin/users/:id/merge',
  access: 'care-for-members',
  summary: 'What merging two accounts would do',
  description: 'What merging another account into this one would do now. Changes nothing.',
  query: mergeQuery,
  responses: { 200: mergePreview },
  errors: ['NOT_FOUND', 'TRAVEL_DETAILS_UNAVAILABLE'],
})

export const mergeMembers = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/merge',
  access: 'care-for-members',
  audit: ['user.merged'],
  summary: 'Merge two accounts of one person',
  description: 'Merges another account of the same person into this one, in one transaction.',
  body: mergeForm,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'MERGE_REFUSED', 'TRAVEL_DETAILS_UNAVAILABLE'],
})

export const undoMerge = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/merge/undo',
  access: 'care-for-members',
  audit: ['user.merge-undone'],
  summary: 'Undo a merge of two accounts',
  description:
    'Undoes the last merge into this account within a day, if nothing that moved has changed since.',
  body: careForm,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'UNDO_TOO_LATE', 'UNDO_UNSAFE'],
})
