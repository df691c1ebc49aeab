import { defineContract } from '../contract/contract.ts'
import { ownRoomForm, roomAnswerForm, roommates, roomPreferencesForm } from './roommates.ts'

const tag = 'Groups'
const responses = { 200: roommates } as const

export const getRoommates = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/roommates',
  access: 'member',
  summary: 'How the signed-in member shares a room',
  description: "The member's preferences, vetoes, and proposed or fixed room on a departure.",
  tag,
  responses,
  errors: ['GROUP_MEMBERS_ONLY'],
})

export const saveRoomWishes = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/roommates',
  access: 'member',
  limit: 'roomChanges',
  summary: 'Share a room, with wishes and private vetoes',
  description:
    'Says that the member would like to share a room, or changes their preferences. Not while a room is fixed. Naming the proposed roommate among the vetoes counts as a no.',
  tag,
  body: roomPreferencesForm,
  responses,
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'ROOM_WISHES_CLOSED', 'ROOM_GIVEN'],
})

export const leaveRoommates = defineContract({
  method: 'DELETE',
  path: '/api/groups/:departureId/roommates',
  access: 'member',
  limit: 'roomChanges',
  summary: 'Stop sharing a room',
  description:
    'The member no longer shares. A proposed room counts as refused; a fixed one stays. A repeat changes nothing.',
  tag,
  responses,
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'ROOM_GIVEN'],
})

export const answerRoom = defineContract({
  method: 'POST',
  path: '/api/groups/:departureId/roommates/answer',
  access: 'member',
  limit: 'roomChanges',
  summary: 'Answer a proposed room',
  description:
    'Says yes or no to a proposed room. The answer can be changed until both have answered. A yes takes a veto back.',
  tag,
  body: roomAnswerForm,
  responses,
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'ROOM_ENDED'],
})

export const chooseOwnRoom = defineContract({
  method: 'POST',
  path: '/api/groups/:departureId/roommates/own-room',
  access: 'member',
  limit: 'roomChanges',
  summary: 'Take the private room, or wait for another roommate',
  description: 'Takes the private-room offer, or waits for another proposal instead.',
  tag,
  body: ownRoomForm,
  responses,
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY', 'ROOM_WISHES_CLOSED', 'ROOM_GIVEN'],
})
