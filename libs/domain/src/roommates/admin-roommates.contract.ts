import { defineContract } from '../contract/contract.ts'
import { departureRooms } from './admin-roommates.ts'

export const getDepartureRooms = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/rooms',
  access: 'operator',
  audit: ['rooms.viewed'],
  summary: 'The rooms of a departure',
  description: "The rooms of a departure's group. The view is recorded in the audit log.",
  responses: { 200: departureRooms },
  errors: ['NOT_FOUND'],
})

export const proposeRooms = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/rooms/propose',
  access: 'choose-group',
  audit: ['rooms.proposed'],
  summary: 'Propose the rooms of a departure now',
  description:
    'Proposes rooms to the members who share and have none. Needs the permission to choose a group.',
  responses: { 200: departureRooms },
  errors: ['NOT_FOUND', 'ROOM_WISHES_CLOSED'],
})

export const reopenRoom = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/rooms/:roomId/reopen',
  access: 'choose-group',
  audit: ['room.reopened'],
  summary: 'Reopen a fixed room of a departure',
  description:
    'Ends a fixed room, so that both members are free for another proposal. Needs the permission to choose a group.',
  responses: { 200: departureRooms },
  errors: ['NOT_FOUND', 'ROOM_ENDED'],
})
