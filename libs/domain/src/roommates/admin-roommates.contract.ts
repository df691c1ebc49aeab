import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  getDepartureRoomsEndpoint,
  proposeRoomsEndpoint,
  reopenRoomEndpoint,
} from './admin-roommates.endpoints.ts'
import { departureRoomParams, departureRooms, departureRoomsParams } from './admin-roommates.ts'

const tag = 'Admin'
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN', 'ROLE_NOT_ALLOWED', 'NOT_FOUND'] as const

/** The rooms of a departure's group. The view is recorded in the audit log. */
export const getDepartureRooms = defineContract({
  ...getDepartureRoomsEndpoint,
  summary: 'The rooms of a departure',
  tag,
  params: departureRoomsParams,
  responses: { 200: departureRooms },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/** Proposes rooms to the members who share and have none. Needs the permission to choose a group. */
export const proposeRooms = defineContract({
  ...proposeRoomsEndpoint,
  summary: 'Propose the rooms of a departure now',
  tag,
  params: departureRoomsParams,
  responses: { 200: departureRooms },
  errors: [...changeErrors, 'ROOM_WISHES_CLOSED'],
})

/** Ends a fixed room, so that both members are free for another proposal. Needs the permission to choose a group. */
export const reopenRoom = defineContract({
  ...reopenRoomEndpoint,
  summary: 'Reopen a fixed room of a departure',
  tag,
  params: departureRoomParams,
  responses: { 200: departureRooms },
  errors: [...changeErrors, 'ROOM_ENDED'],
})
