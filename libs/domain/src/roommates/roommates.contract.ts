import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  answerRoomEndpoint,
  chooseOwnRoomEndpoint,
  getRoommatesEndpoint,
  leaveRoommatesEndpoint,
  saveRoomWishesEndpoint,
} from './roommates.endpoints.ts'
import {
  ownRoomForm,
  roomAnswerForm,
  roommates,
  roommatesParams,
  roomPreferencesForm,
} from './roommates.ts'

const tag = 'Groups'
const params = roommatesParams
const responses = { 200: roommates } as const
const changeErrors = [
  ...writeErrors,
  'NOT_SIGNED_IN',
  'GROUP_MEMBERS_ONLY',
  'GROUP_READ_ONLY',
] as const

/** The member's preferences, vetoes, and proposed or fixed room on a departure. */
export const getRoommates = defineContract({
  ...getRoommatesEndpoint,
  summary: 'How the signed-in member shares a room',
  tag,
  params,
  responses,
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'GROUP_MEMBERS_ONLY', 'DATABASE_UNAVAILABLE'],
})

/**
 * Says that the member would like to share a room, or changes their preferences. Not while a room is fixed. Naming the proposed
 * roommate among the vetoes counts as a no.
 */
export const saveRoomWishes = defineContract({
  ...saveRoomWishesEndpoint,
  summary: 'Share a room, with wishes and private vetoes',
  tag,
  params,
  body: roomPreferencesForm,
  responses,
  errors: [...changeErrors, 'ROOM_WISHES_CLOSED', 'ROOM_GIVEN'],
})

/** The member no longer shares. A proposed room counts as refused; a fixed one stays. A repeat changes nothing. */
export const leaveRoommates = defineContract({
  ...leaveRoommatesEndpoint,
  summary: 'Stop sharing a room',
  tag,
  params,
  responses,
  errors: [...changeErrors, 'ROOM_GIVEN'],
})

/** Says yes or no to a proposed room. The answer can be changed until both have answered. A yes takes a veto back. */
export const answerRoom = defineContract({
  ...answerRoomEndpoint,
  summary: 'Answer a proposed room',
  tag,
  params,
  body: roomAnswerForm,
  responses,
  errors: [...changeErrors, 'ROOM_ENDED'],
})

/** Takes the private-room offer, or waits for another proposal instead. */
export const chooseOwnRoom = defineContract({
  ...chooseOwnRoomEndpoint,
  summary: 'Take the private room, or wait for another roommate',
  tag,
  params,
  body: ownRoomForm,
  responses,
  errors: [...changeErrors, 'ROOM_WISHES_CLOSED', 'ROOM_GIVEN'],
})
