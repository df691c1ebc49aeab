import { defineContract, writeErrors } from '../../contract/contract.ts'
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
const errors = [...writeErrors, 'NOT_SIGNED_IN', 'SECOND_FACTOR_CHANGED'] as const

/** Whether the gate asks for a second factor. Only with an admin session, as all of these. */
export const getSecondFactor = defineContract({
  ...getSecondFactorEndpoint,
  summary: 'Whether the gate asks for a second factor',
  tag,
  responses: { 200: secondFactor },
  errors: ['NOT_SIGNED_IN', 'DATABASE_AWAY'],
})

/** A new secret for an authenticator app (RFC 6238). Nothing is on before a code confirms it. */
export const offerSecondFactor = defineContract({
  ...offerSecondFactorEndpoint,
  summary: 'Ask for a secret to set an authenticator app up with',
  tag,
  body: secondFactorOfferForm,
  responses: { 201: secondFactorOffer },
  errors,
})

/** Switches the factor on by a code of the app, answers the recovery codes once, and ends every other session. */
export const switchSecondFactorOn = defineContract({
  ...switchSecondFactorOnEndpoint,
  summary: 'Switch the second factor on',
  tag,
  body: secondFactorOnForm,
  responses: { 201: secondFactorWithCodes },
  errors,
})

/** Switches the factor off; the password alone opens the console again. */
export const switchSecondFactorOff = defineContract({
  ...switchSecondFactorOffEndpoint,
  summary: 'Switch the second factor off',
  tag,
  body: secondFactorProofForm,
  responses: { 200: secondFactor },
  errors,
})

/** New recovery codes in place of the old ones, which open nothing any more. */
export const renewRecoveryCodes = defineContract({
  ...renewRecoveryCodesEndpoint,
  summary: 'Renew the recovery codes',
  tag,
  body: secondFactorProofForm,
  responses: { 201: secondFactorWithCodes },
  errors,
})
