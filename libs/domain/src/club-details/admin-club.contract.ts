import { clubIdentity } from './club-identity.ts'
import { defineContract } from '../contract/contract.ts'
import { clubChange } from './admin-club.ts'

export const getAdminClub = defineContract({
  method: 'GET',
  path: '/api/admin/club',
  access: 'operator',
  summary: "The club's details",
  responses: { 200: clubIdentity },
})

export const changeClub = defineContract({
  method: 'PUT',
  path: '/api/admin/club',
  access: 'edit-club',
  audit: ['club.changed'],
  summary: "Change the club's details",
  description: "Changes the club's details. Rejects a change based on outdated values.",
  body: clubChange,
  responses: { 200: clubIdentity },
  errors: ['CLUB_CHANGED'],
})
