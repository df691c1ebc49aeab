import { defineContract } from '../contract/contract.ts'
import {
  savedView,
  savedViewChange,
  savedViewForm,
  savedViewRemoval,
  savedViews,
  savedViewsQuery,
} from './saved-views.ts'

export const listSavedViews = defineContract({
  method: 'GET',
  path: '/api/admin/views',
  access: 'operator',
  summary: 'Saved views of a list',
  description: 'The saved views of a list of the console, by name.',
  query: savedViewsQuery,
  responses: { 200: savedViews },
})

export const addSavedView = defineContract({
  method: 'POST',
  path: '/api/admin/views',
  access: 'write',
  audit: ['view.added'],
  summary: 'Save a view of a list',
  description: 'Saves a view for all operators.',
  body: savedViewForm,
  responses: { 201: savedView },
  errors: ['VIEW_NAME_TAKEN'],
})

export const changeSavedView = defineContract({
  method: 'PATCH',
  path: '/api/admin/views/:id',
  access: 'write',
  audit: ['view.changed'],
  summary: 'Change a view of a list',
  description:
    'Changes a view. A new default replaces the previous one. Rejects a change of an outdated version.',
  body: savedViewChange,
  responses: { 200: savedView },
  errors: ['VIEW_NAME_TAKEN', 'NOT_FOUND', 'VIEW_OF_OTHER', 'VIEW_CHANGED'],
})

export const removeSavedView = defineContract({
  method: 'DELETE',
  path: '/api/admin/views/:id',
  access: 'write',
  audit: ['view.removed'],
  summary: 'Remove a view of a list',
  query: savedViewRemoval,
  responses: { 200: savedView },
  errors: ['NOT_FOUND', 'VIEW_OF_OTHER', 'VIEW_CHANGED'],
})
