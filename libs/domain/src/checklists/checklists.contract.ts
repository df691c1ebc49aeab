import { defineContract } from '../contract/contract.ts'
import {
  checklist,
  clubItemParams,
  itemChange,
  itemRemoval,
  newItemForm,
  tickForm,
} from './checklist.ts'

const tag = 'Groups'
const responses = { 200: checklist }

export const getChecklist = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/checklist',
  access: 'member',
  summary: 'The checklist of a group',
  description:
    "What the group shares, and what the club lists for everyone with the member's own ticks.",
  tag,
  responses,
  errors: ['GROUP_MEMBERS_ONLY'],
})

export const addItem = defineContract({
  method: 'POST',
  path: '/api/groups/:departureId/checklist',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Add an item to the checklist of a group',
  tag,
  body: newItemForm,
  responses: { 201: checklist },
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'CHECKLIST_FULL'],
})

export const changeItem = defineContract({
  method: 'PATCH',
  path: '/api/groups/:departureId/checklist/:itemId',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Change an item of the checklist of a group',
  description:
    'Rewrites, takes on, gives back, ticks or unticks a shared item. Every member may, but gives back only their own.',
  tag,
  body: itemChange,
  responses,
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'NOT_FOUND', 'ITEM_CHANGED', 'ITEM_TAKEN'],
})

export const removeItem = defineContract({
  method: 'DELETE',
  path: '/api/groups/:departureId/checklist/:itemId',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Remove an item from the checklist of a group',
  description: 'Removes a shared item. Every member may.',
  tag,
  body: itemRemoval,
  responses,
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'NOT_FOUND', 'ITEM_CHANGED'],
})

export const tickClubItem = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/checklist/club-items/:key',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Tick an item that the club lists for everyone',
  description: 'Ticks what the club lists for everyone, for the member alone.',
  tag,
  params: clubItemParams,
  body: tickForm,
  responses,
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'NOT_FOUND'],
})
