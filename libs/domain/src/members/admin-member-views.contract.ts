import { defineContract } from '../contract/contract.ts'
import {
  memberView,
  memberViewChange,
  memberViewForm,
  memberViewParams,
  memberViewRemoval,
  memberViews,
} from './admin-member-views.ts'

const tag = 'Admin'

export const listMemberViews = defineContract({
  method: 'GET',
  path: '/api/admin/member-views',
  access: 'operator',
  summary: 'Saved views of the members',
  description: "The saved views of the members' table, by name.",
  tag,
  responses: { 200: memberViews },
})

export const addMemberView = defineContract({
  method: 'POST',
  path: '/api/admin/member-views',
  access: 'write',
  audit: { 'member-view.added': 'View of members saved' },
  summary: 'Save a view of the members',
  description: 'Saves a view for all operators.',
  tag,
  body: memberViewForm,
  responses: { 201: memberView },
  errors: ['VIEW_NAME_TAKEN'],
})

export const changeMemberView = defineContract({
  method: 'PATCH',
  path: '/api/admin/member-views/:id',
  access: 'write',
  audit: { 'member-view.changed': 'View of members changed' },
  summary: 'Change a view of the members',
  description:
    'Changes a view. A new default replaces the previous one. Rejects a change of an outdated version.',
  tag,
  params: memberViewParams,
  body: memberViewChange,
  responses: { 200: memberView },
  errors: ['VIEW_NAME_TAKEN', 'NOT_FOUND', 'VIEW_CHANGED'],
})

export const removeMemberView = defineContract({
  method: 'DELETE',
  path: '/api/admin/member-views/:id',
  access: 'write',
  audit: { 'member-view.removed': 'View of members removed' },
  summary: 'Remove a view of the members',
  description: 'Removes a view and returns it.',
  tag,
  params: memberViewParams,
  query: memberViewRemoval,
  responses: { 200: memberView },
  errors: ['NOT_FOUND', 'VIEW_CHANGED'],
})
