import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { ownVouches, vouchForm } from './vouch.ts'
import {
  addVouchEndpoint,
  listVouchesEndpoint,
  withdrawVouchEndpoint,
} from './vouches.endpoints.ts'

const tag = 'Vouches'

/** The signed-in member's vouches, and for how many people they may still vouch. */
export const listVouches = defineContract({
  ...listVouchesEndpoint,
  summary: 'The vouches of the signed-in member',
  tag,
  responses: { 200: ownVouches },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/**
 * Vouches for someone. The answer is the same whether or not the club knows the person. Members who have not travelled
 * yet get VOUCH_NEEDS_TRIP, and those who vouched for two people this year get VOUCHES_USED.
 */
export const addVouch = defineContract({
  ...addVouchEndpoint,
  summary: 'Vouch for someone who asks for an invite',
  tag,
  body: vouchForm,
  responses: { 201: ownVouches },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'VOUCH_NEEDS_TRIP',
    'VOUCHES_USED',
    'VOUCHED_ALREADY',
    'TOO_MANY_REQUESTS',
  ],
})

/** Withdraws a vouch. One of the last 24 hours no longer counts, and is deleted. */
export const withdrawVouch = defineContract({
  ...withdrawVouchEndpoint,
  summary: 'Withdraw a vouch',
  tag,
  params: z.object({ id: idParam }),
  responses: { 200: ownVouches },
  errors: [
    'VALIDATION_FAILED',
    'CROSS_SITE_WRITE',
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})
