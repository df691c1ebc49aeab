import { defineContract } from '../contract/contract.ts'
import { groupReadErrors, groupWriteErrors } from '../groups/groups.contract.ts'
import {
  checklist,
  checklistParams,
  clubItemParams,
  itemChange,
  itemParams,
  itemRemoval,
  newItemForm,
  tickForm,
} from './checklist.ts'
import * as at from './checklists.endpoints.ts'

const tag = 'Groups'
const responses = { 200: checklist }
const changeErrors = [...groupWriteErrors, 'NOT_FOUND', 'ITEM_CHANGED'] as const

/** What the group shares, and what the club lists for everyone with the member's own ticks. */
export const getChecklist = defineContract({
  ...at.getChecklistEndpoint,
  summary: 'The checklist of a group',
  tag,
  params: checklistParams,
  responses,
  errors: groupReadErrors,
})

/** Adds an item to what the group shares. */
export const addItem = defineContract({
  ...at.addItemEndpoint,
  summary: 'Add an item to the checklist of a group',
  tag,
  params: checklistParams,
  body: newItemForm,
  responses: { 201: checklist },
  errors: [...groupWriteErrors, 'CHECKLIST_FULL'],
})

/** Rewrites, takes on, gives back, ticks or unticks a shared item. Every member may, but gives back only their own. */
export const changeItem = defineContract({
  ...at.changeItemEndpoint,
  summary: 'Change an item of the checklist of a group',
  tag,
  params: itemParams,
  body: itemChange,
  responses,
  errors: [...changeErrors, 'ITEM_TAKEN'],
})

/** Removes a shared item. Every member may. */
export const removeItem = defineContract({
  ...at.removeItemEndpoint,
  summary: 'Remove an item from the checklist of a group',
  tag,
  params: itemParams,
  body: itemRemoval,
  responses,
  errors: changeErrors,
})

/** Ticks what the club lists for everyone, for the member alone. */
export const tickClubItem = defineContract({
  ...at.tickClubItemEndpoint,
  summary: 'Tick an item that the club lists for everyone',
  tag,
  params: clubItemParams,
  body: tickForm,
  responses,
  errors: [...groupWriteErrors, 'NOT_FOUND'],
})
