import { clubIdentity } from './club-identity.ts'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { clubChange } from './admin-club.ts'
import { changeClubEndpoint, getAdminClubEndpoint } from './admin-club.endpoints.ts'

const tag = 'Admin'

/** The club's details as they are now. Needs an admin session, like all calls of this file. */
export const getAdminClub = defineContract({
  ...getAdminClubEndpoint,
  summary: "The club's details",
  tag,
  responses: { 200: clubIdentity },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Changes the club's details. Rejects a change based on outdated values. */
export const changeClub = defineContract({
  ...changeClubEndpoint,
  summary: "Change the club's details",
  tag,
  body: clubChange,
  responses: { 200: clubIdentity },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'CLUB_CHANGED'],
})
