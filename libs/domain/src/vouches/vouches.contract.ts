import { defineContract } from '../contract/contract.ts'
import { ownVouches, vouchForm } from './vouch.ts'

const tag = 'Vouches'

export const listVouches = defineContract({
  method: 'GET',
  path: '/api/user/vouches',
  access: 'member',
  summary: 'The vouches of the signed-in member',
  description: "The signed-in member's vouches, and for how many people they may still vouch.",
  tag,
  responses: { 200: ownVouches },
})

export const addVouch = defineContract({
  method: 'POST',
  path: '/api/user/vouches',
  access: 'member',
  limit: 'vouches',
  summary: 'Vouch for someone who asks for an invite',
  description:
    'Vouches for someone. The answer is the same whether or not the club knows the person. Members who have not travelled yet get VOUCH_NEEDS_TRIP, and those who vouched for two people this year get VOUCHES_USED.',
  tag,
  body: vouchForm,
  responses: { 201: ownVouches },
  errors: ['VOUCH_NEEDS_TRIP', 'VOUCHES_USED', 'VOUCHED_ALREADY'],
})

export const withdrawVouch = defineContract({
  method: 'POST',
  path: '/api/user/vouches/:id/withdraw',
  access: 'member',
  limit: 'vouches',
  summary: 'Withdraw a vouch',
  description: 'Withdraws a vouch. One of the last 24 hours no longer counts, and is deleted.',
  tag,
  responses: { 200: ownVouches },
  errors: ['NOT_FOUND'],
})
