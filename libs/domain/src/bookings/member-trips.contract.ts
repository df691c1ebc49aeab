import { defineContract } from '../contract/contract.ts'
import { userTrips } from './user-trips.ts'

const tag = 'Account'

export const listUserTrips = defineContract({
  method: 'GET',
  path: '/api/user/trips',
  access: 'member',
  summary: 'The trips of the member',
  description: "The member's upcoming and previous trips by the club's date.",
  tag,
  responses: { 200: userTrips },
})
