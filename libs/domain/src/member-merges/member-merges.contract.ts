import { defineContract, writeErrors } from '../contract/contract.ts'
import { adminUser, adminUserParams } from '../members/admin-members.ts'
import { careForm } from '../member-care/member-care.ts'
import * as endpoints from './member-merges.endpoints.ts'
import { mergeForm, mergePreview, mergeQuery } from './member-merges.ts'

const tag = 'Admin'
const params = adminUserParams
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'MEMBER_CHANGED'] as const

/** What merging another account into this one would do now. Changes nothing. */
export const previewMerge = defineContract({
  ...endpoints.previewMergeEndpoint,
  summary: 'What merging two accounts would do',
  tag,
  params,
  query: mergeQuery,
  responses: { 200: mergePreview },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'TRAVEL_DETAILS_UNAVAILABLE',
    'DATABASE_UNAVAILABLE',
  ],
})

/** Merges another account of the same person into this one, in one transaction. */
export const mergeMembers = defineContract({
  ...endpoints.mergeMembersEndpoint,
  summary: 'Merge two accounts of one person',
  tag,
  params,
  body: mergeForm,
  responses: { 200: adminUser },
  errors: [...changeErrors, 'MERGE_REFUSED', 'TRAVEL_DETAILS_UNAVAILABLE'],
})

/** Undoes the last merge into this account within a day, if nothing that moved has changed since. */
export const undoMerge = defineContract({
  ...endpoints.undoMergeEndpoint,
  summary: 'Undo a merge of two accounts',
  tag,
  params,
  body: careForm,
  responses: { 200: adminUser },
  errors: [...changeErrors, 'UNDO_TOO_LATE', 'UNDO_UNSAFE'],
})
