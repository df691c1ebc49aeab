import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  addMemberViewEndpoint,
  changeMemberViewEndpoint,
  listMemberViewsEndpoint,
  removeMemberViewEndpoint,
} from './admin-member-views.endpoints.ts'
import {
  memberView,
  memberViewChange,
  memberViewForm,
  memberViewParams,
  memberViewRemoval,
  memberViews,
} from './admin-member-views.ts'

const tag = 'Admin'
const errors = [...writeErrors, 'NOT_SIGNED_IN', 'ROLE_NOT_ALLOWED', 'VIEW_NAME_TAKEN'] as const

/** The saved views of the members' table, by name. Needs an admin session, like all calls of this file. */
export const listMemberViews = defineContract({
  ...listMemberViewsEndpoint,
  summary: 'Saved views of the members',
  tag,
  responses: { 200: memberViews },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Saves a view for all operators. */
export const addMemberView = defineContract({
  ...addMemberViewEndpoint,
  summary: 'Save a view of the members',
  tag,
  body: memberViewForm,
  responses: { 201: memberView },
  errors,
})

/** Changes a view. A new default replaces the previous one. Rejects a change of an outdated version. */
export const changeMemberView = defineContract({
  ...changeMemberViewEndpoint,
  summary: 'Change a view of the members',
  tag,
  params: memberViewParams,
  body: memberViewChange,
  responses: { 200: memberView },
  errors: [...errors, 'NOT_FOUND', 'VIEW_CHANGED'],
})

/** Removes a view and returns it. */
export const removeMemberView = defineContract({
  ...removeMemberViewEndpoint,
  summary: 'Remove a view of the members',
  tag,
  params: memberViewParams,
  query: memberViewRemoval,
  responses: { 200: memberView },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'ROLE_NOT_ALLOWED',
    'CROSS_SITE_WRITE',
    'NOT_FOUND',
    'VIEW_CHANGED',
    'DATABASE_UNAVAILABLE',
  ],
})
