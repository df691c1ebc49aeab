import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { id, idParam } from '../contract/request.ts'
import {
  askForm,
  connectionList,
  connectionSettingsForm,
  groupConnections,
  ownConnectionSettings,
  pair,
} from './connection-views.ts'
import {
  acceptConnectionEndpoint,
  askToConnectEndpoint,
  blockMemberEndpoint,
  declineConnectionEndpoint,
  disconnectEndpoint,
  listConnectionsEndpoint,
  listGroupConnectionsEndpoint,
  reportMemberEndpoint,
  unblockMemberEndpoint,
  updateConnectionSettingsEndpoint,
  withdrawConnectionEndpoint,
} from './connections.endpoints.ts'
import { reportForm, sentReport } from './member-report.ts'

const tag = 'Connections'
const params = z.object({ memberId: idParam })
const changeErrors = [
  'VALIDATION_FAILED',
  'CROSS_SITE_WRITE',
  'DATABASE_UNAVAILABLE',
  'NOT_SIGNED_IN',
  'NOT_FOUND',
] as const

/** The member's requests, connections and blocks, with what they share. */
export const listConnections = defineContract({
  ...listConnectionsEndpoint,
  summary: 'The connections of the signed-in member',
  tag,
  responses: { 200: connectionList },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** The member's connections with the others of a group. Members of a blocked pair are not in it. */
export const listGroupConnections = defineContract({
  ...listGroupConnectionsEndpoint,
  summary: "The member's connections in a group",
  tag,
  params: z.object({ departureId: idParam }),
  responses: { 200: groupConnections },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'GROUP_MEMBERS_ONLY', 'DATABASE_UNAVAILABLE'],
})

/** Changes who may send requests, and what connected members see. */
export const updateConnectionSettings = defineContract({
  ...updateConnectionSettingsEndpoint,
  summary: 'Change what connections share',
  tag,
  body: connectionSettingsForm,
  responses: { 200: ownConnectionSettings },
  errors: [...writeErrors, 'NOT_SIGNED_IN'],
})

/**
 * Asks another member of a group to connect. If they have asked already, this accepts. Asking again while a request is
 * open changes nothing. MEMBER_UNAVAILABLE for everyone whom this member cannot ask, whatever the reason.
 */
export const askToConnect = defineContract({
  ...askToConnectEndpoint,
  summary: 'Ask a member to connect',
  tag,
  params,
  body: askForm,
  responses: { 200: pair },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'MEMBER_UNAVAILABLE',
    'ASKED_TOO_SOON',
    'REQUESTS_STOPPED',
    'TOO_MANY_REQUESTS',
  ],
})

/** Accepts a request. NOT_FOUND if none is open, for whatever reason. */
export const acceptConnection = defineContract({
  ...acceptConnectionEndpoint,
  summary: 'Accept a request to connect',
  tag,
  params,
  responses: { 200: pair },
  errors: changeErrors,
})

/** Declines a request. The one who asked cannot ask again for 90 days. */
export const declineConnection = defineContract({
  ...declineConnectionEndpoint,
  summary: 'Decline a request to connect',
  tag,
  params,
  responses: { 200: pair },
  errors: changeErrors,
})

/** Withdraws an open request. */
export const withdrawConnection = defineContract({
  ...withdrawConnectionEndpoint,
  summary: 'Take back a request to connect',
  tag,
  params,
  responses: { 200: pair },
  errors: changeErrors,
})

/** Ends a connection. Neither sees the other's contact details from then on. */
export const disconnect = defineContract({
  ...disconnectEndpoint,
  summary: 'End a connection',
  tag,
  params,
  responses: { 200: pair },
  errors: changeErrors,
})

const blockState = z.object({ memberId: id, isBlocked: z.boolean() })

/**
 * Blocks a member with whom this member shares or shared a group, or has a connection. Ends what was between them. The
 * blocked member does not learn of it, and gets the answers that they would get if this member had left the group.
 */
export const blockMember = defineContract({
  ...blockMemberEndpoint,
  summary: 'Block a member',
  tag,
  params,
  responses: { 200: blockState },
  errors: changeErrors,
})

/** Ends this member's block. The two are not connected afterwards. */
export const unblockMember = defineContract({
  ...unblockMemberEndpoint,
  summary: 'Unblock a member',
  tag,
  params,
  responses: { 200: blockState },
  errors: changeErrors,
})

/** Reports a member to the club. A reported message is stored as it is now. */
export const reportMember = defineContract({
  ...reportMemberEndpoint,
  summary: 'Report a member',
  tag,
  params,
  body: reportForm,
  responses: { 201: sentReport },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
