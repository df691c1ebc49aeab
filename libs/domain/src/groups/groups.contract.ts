import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { idParam, requestBody } from '../contract/request.ts'
import { arrivalForm } from './arrival.ts'
import { group, ownGroup, shownFields } from './group.ts'
import * as at from './groups.endpoints.ts'

const tag = 'Groups'
const params = z.object({ departureId: idParam })

/** Failures of every call about a group. */
export const groupReadErrors = [
  'VALIDATION_FAILED',
  'NOT_SIGNED_IN',
  'GROUP_MEMBERS_ONLY',
  'DATABASE_UNAVAILABLE',
] as const

/** Failures of every call that writes on a group page. */
export const groupWriteErrors = [
  ...writeErrors,
  'NOT_SIGNED_IN',
  'GROUP_MEMBERS_ONLY',
  'GROUP_READ_ONLY',
] as const

/** The groups of the member, also those that they host: first what is ahead, by date, then what is over, the latest first. */
export const listGroups = defineContract({
  ...at.listGroupsEndpoint,
  summary: 'The groups of the member',
  tag,
  responses: { 200: z.array(ownGroup) },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** The group of a departure: its members, dates, itinerary and arrivals, as the signed-in member sees them. */
export const getGroup = defineContract({
  ...at.getGroupEndpoint,
  summary: 'The group of a departure',
  tag,
  params,
  responses: { 200: group },
  errors: groupReadErrors,
})

/** Stores when and where the member arrives, for the group to see. */
export const saveArrival = defineContract({
  ...at.saveArrivalEndpoint,
  summary: 'Say when you arrive',
  tag,
  params,
  body: arrivalForm,
  responses: { 200: group },
  errors: groupWriteErrors,
})

export const removeArrival = defineContract({
  ...at.removeArrivalEndpoint,
  summary: 'Remove your arrival',
  tag,
  params,
  responses: { 200: group },
  errors: [...groupReadErrors, 'CROSS_SITE_WRITE', 'GROUP_READ_ONLY'],
})

/** Chooses which profile fields the member's groups see. It can be changed at any time, on a read-only page too. */
export const showFields = defineContract({
  ...at.showFieldsEndpoint,
  summary: 'Choose what your groups see of your profile',
  tag,
  params,
  body: requestBody({ fields: shownFields }),
  responses: { 200: group },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'GROUP_MEMBERS_ONLY'],
})

/** Switches the email about what is new in the group, at most one a day, on or off. It needs a verified email address. */
export const wantDigest = defineContract({
  ...at.wantDigestEndpoint,
  summary: 'Get an email once a day about what is new in the group',
  tag,
  params,
  body: requestBody({ isWanted: z.boolean('Must be true or false') }),
  responses: { 200: group },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'GROUP_MEMBERS_ONLY', 'EMAIL_NOT_VERIFIED'],
})
