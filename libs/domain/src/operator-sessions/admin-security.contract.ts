import { defineContract } from '../contract/contract.ts'
import {
  secondFactor,
  secondFactorOffer,
  secondFactorOfferForm,
  secondFactorOnForm,
  secondFactorProofForm,
  secondFactorWithCodes,
} from './admin-security.ts'

export const getSecondFactor = defineContract({
  method: 'GET',
  path: '/api/admin/second-factor',
  access: 'operator',
  summary: 'Whether the second factor is on',
  responses: { 200: secondFactor },
})

export const offerSecondFactor = defineContract({
  method: 'POST',
  path: '/api/admin/second-factor/offer',
  access: 'operator',
  audit: ['second-factor.refused', 'recovery-code.used'],
  summary: 'Request a secret for an authenticator app',
  description:
    'A new secret for an authenticator app (RFC 6238). It takes effect when a code confirms it.',
  body: secondFactorOfferForm,
  responses: { 201: secondFactorOffer },
  errors: ['TOO_MANY_REQUESTS', 'SECOND_FACTOR_CHANGED'],
})

export const switchSecondFactorOn = defineContract({
  method: 'POST',
  path: '/api/admin/second-factor',
  access: 'operator',
  audit: ['second-factor.on'],
  summary: 'Switch the second factor on',
  description:
    'Switches the second factor on with a code from the app, returns the recovery codes once, and ends every other session.',
  body: secondFactorOnForm,
  responses: { 201: secondFactorWithCodes },
  errors: ['TOO_MANY_REQUESTS', 'SECOND_FACTOR_CHANGED'],
})

export const switchSecondFactorOff = defineContract({
  method: 'DELETE',
  path: '/api/admin/second-factor',
  access: 'operator',
  audit: ['second-factor.off', 'second-factor.refused', 'recovery-code.used'],
  summary: 'Switch the second factor off',
  description:
    "Switches the second factor of the club's password off; an operator's account always needs one.",
  body: secondFactorProofForm,
  responses: { 200: secondFactor },
  errors: ['TOO_MANY_REQUESTS', 'SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_REQUIRED'],
})

export const renewRecoveryCodes = defineContract({
  method: 'POST',
  path: '/api/admin/second-factor/recovery-codes',
  access: 'operator',
  audit: ['recovery-codes.renewed', 'second-factor.refused', 'recovery-code.used'],
  summary: 'Renew the recovery codes',
  description: 'Replaces the recovery codes; the old ones stop working.',
  body: secondFactorProofForm,
  responses: { 201: secondFactorWithCodes },
  errors: ['TOO_MANY_REQUESTS', 'SECOND_FACTOR_CHANGED'],
})
