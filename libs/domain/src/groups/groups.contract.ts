import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { requestBody } from '../contract/request.ts'
import { arrivalForm } from './arrival.ts'
import { group, ownGroup, shownFields } from './group.ts'

const tag = 'Groups'
export const listGroups = defineContract({
  method: 'GET',
  path: '/api/groups',
  access: 'member',
  summary: 'The groups of the member',
  description:
    'The groups of the member, also those that they host: first what is ahead, by date, then what is over, the latest first.',
  tag,
  responses: { 200: z.array(ownGroup) },
})

export const getGroup = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId',
  access: 'member',
  summary: 'The group of a departure',
  description:
    'The group of a departure: its members, dates, itinerary and arrivals, as the signed-in member sees them.',
  tag,
  responses: { 200: group },
  errors: ['GROUP_MEMBERS_ONLY'],
})

export const saveArrival = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/arrival',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Say when you arrive',
  description: 'Stores when and where the member arrives, for the group to see.',
  tag,
  body: arrivalForm,
  responses: { 200: group },
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY'],
})

export const removeArrival = defineContract({
  method: 'DELETE',
  path: '/api/groups/:departureId/arrival',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Remove your arrival',
  tag,
  responses: { 200: group },
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY'],
})

export const showFields = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/shown-fields',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Choose what your groups see of your profile',
  description:
    "Chooses which profile fields the member's groups see. It can be changed at any time, on a read-only page too.",
  tag,
  body: requestBody({ fields: shownFields }),
  responses: { 200: group },
  errors: ['GROUP_MEMBERS_ONLY'],
})

export const wantDigest = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/digest',
  access: 'member',
  limit: 'groupChanges',
  summary: 'Get an email once a day about what is new in the group',
  description:
    'Switches the email about what is new in the group, at most one a day, on or off. It needs a verified email address.',
  tag,
  body: requestBody({ isWanted: z.boolean('Must be true or false') }),
  responses: { 200: group },
  errors: ['GROUP_MEMBERS_ONLY', 'EMAIL_NOT_VERIFIED'],
})
