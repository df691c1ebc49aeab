import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  getSecondFactorEndpoint,
  offerSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  switchSecondFactorOffEndpoint,
  switchSecondFactorOnEndpoint,
} from './admin-security.endpoints.ts'
import {
  secondFactor,
  secondFactorOffer,
  secondFactorOfferForm,
  secondFactorOnForm,
  secondFactorProofForm,
  secondFactorWithCodes,
} from './admin-security.ts'

const tag = 'Admin'
const errors = [
  ...writeErrors,
  'TOO_MANY_REQUESTS',
  'NOT_SIGNED_IN',
  'SECOND_FACTOR_CHANGED',
] as const

/** Whether unlocking the console needs a second factor. Needs an admin session, like all calls of this file. */
export const getSecondFactor = defineContract({
  ...getSecondFactorEndpoint,
  summary: 'Whether the second factor is on',
  tag,
  responses: { 200: secondFactor },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** A new secret for an authenticator app (RFC 6238). It takes effect when a code confirms it. */
export const offerSecondFactor = defineContract({
  ...offerSecondFactorEndpoint,
  summary: 'Request a secret for an authenticator app',
  tag,
  body: secondFactorOfferForm,
  responses: { 201: secondFactorOffer },
  errors,
})

/**
 * Switches the second factor on with a code from the app, returns the recovery codes once, and ends every other
 * session.
 */
export const switchSecondFactorOn = defineContract({
  ...switchSecondFactorOnEndpoint,
  summary: 'Switch the second factor on',
  tag,
  body: secondFactorOnForm,
  responses: { 201: secondFactorWithCodes },
  errors,
})

/** Switches the second factor of the club's password off; an operator's account always needs one. */
export const switchSecondFactorOff = defineContract({
  ...switchSecondFactorOffEndpoint,
  summary: 'Switch the second factor off',
  tag,
  body: secondFactorProofForm,
  responses: { 200: secondFactor },
  errors: [...errors, 'SECOND_FACTOR_REQUIRED'],
})

/** Replaces the recovery codes; the old ones stop working. */
export const renewRecoveryCodes = defineContract({
  ...renewRecoveryCodesEndpoint,
  summary: 'Renew the recovery codes',
  tag,
  body: secondFactorProofForm,
  responses: { 201: secondFactorWithCodes },
  errors,
})
