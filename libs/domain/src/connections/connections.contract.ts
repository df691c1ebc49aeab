import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id } from '../contract/request.ts'
import {
  askForm,
  connectionList,
  connectionSettingsForm,
  groupConnections,
  ownConnectionSettings,
  pair,
} from './connection-views.ts'
import { reportForm, sentReport } from '../reports/member-report.ts'

const tag = 'Connections'
export const listConnections = defineContract({
  method: 'GET',
  path: '/api/connections',
  access: 'member',
  summary: 'The connections of the signed-in member',
  description: "The member's requests, connections and blocks, with what they share.",
  tag,
  responses: { 200: connectionList },
})

export const listGroupConnections = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/connections',
  access: 'member',
  summary: "The member's connections in a group",
  description:
    "The member's connections with the others of a group. Members of a blocked pair are not in it.",
  tag,
  responses: { 200: groupConnections },
  errors: ['GROUP_MEMBERS_ONLY'],
})

export const updateConnectionSettings = defineContract({
  method: 'PATCH',
  path: '/api/connection-settings',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Change what connections share',
  description: 'Changes who may send requests, and what connected members see.',
  tag,
  body: connectionSettingsForm,
  responses: { 200: ownConnectionSettings },
})

export const askToConnect = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/ask',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Ask a member to connect',
  description:
    'Asks another member of a group to connect. If they have asked already, this accepts. Asking again while a request is open changes nothing. MEMBER_UNAVAILABLE for everyone whom this member cannot ask, whatever the reason.',
  tag,
  body: askForm,
  responses: { 200: pair },
  errors: ['MEMBER_UNAVAILABLE', 'ASKED_TOO_SOON', 'REQUESTS_STOPPED'],
})

export const acceptConnection = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/accept',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Accept a request to connect',
  description: 'Accepts a request. NOT_FOUND if none is open, for whatever reason.',
  tag,
  responses: { 200: pair },
  errors: ['NOT_FOUND'],
})

export const declineConnection = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/decline',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Decline a request to connect',
  description: 'Declines a request. The one who asked cannot ask again for 90 days.',
  tag,
  responses: { 200: pair },
  errors: ['NOT_FOUND'],
})

export const withdrawConnection = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/withdraw',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Take back a request to connect',
  tag,
  responses: { 200: pair },
  errors: ['NOT_FOUND'],
})

export const disconnect = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/disconnect',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'End a connection',
  description: "Ends a connection. Neither sees the other's contact details from then on.",
  tag,
  responses: { 200: pair },
  errors: ['NOT_FOUND'],
})

const blockState = z.object({ memberId: id, isBlocked: z.boolean() })

export const blockMember = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/block',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Block a member',
  description:
    'Blocks a member with whom this member shares or shared a group, or has a connection. Ends what was between them. The blocked member does not learn of it, and gets the answers that they would get if this member had left the group.',
  tag,
  responses: { 200: blockState },
  errors: ['NOT_FOUND'],
})

export const unblockMember = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/unblock',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Unblock a member',
  description: "Ends this member's block. The two are not connected afterwards.",
  tag,
  responses: { 200: blockState },
  errors: ['NOT_FOUND'],
})

export const reportMember = defineContract({
  method: 'POST',
  path: '/api/connections/:memberId/reports',
  access: 'member',
  limit: 'connectionChanges',
  summary: 'Report a member',
  description: 'Reports a member to the club. A reported message is stored as it is now.',
  tag,
  body: reportForm,
  responses: { 201: sentReport },
  errors: ['NOT_FOUND'],
})
