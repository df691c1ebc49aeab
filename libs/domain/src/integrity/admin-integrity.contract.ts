import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  checkSumsEndpoint,
  getIntegrityEndpoint,
  resolveFaultEndpoint,
} from './admin-integrity.endpoints.ts'
import { faultParams, faultResolution, integrity } from './admin-integrity.ts'

const tag = 'Admin'

/** Everything about money and messages that is not in order. The view is recorded in the audit log. */
export const getIntegrity = defineContract({
  ...getIntegrityEndpoint,
  summary: 'Everything that is not in order',
  tag,
  responses: { 200: integrity },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Checks the sums at once, which the worker does every ten minutes. */
export const checkSums = defineContract({
  ...checkSumsEndpoint,
  summary: 'Check the sums now',
  tag,
  responses: { 200: integrity },
  errors: ['NOT_SIGNED_IN', 'CROSS_SITE_WRITE', 'DATABASE_UNAVAILABLE'],
})

/**
 * Resolves one fault by one of the actions of its kind. Refused if the fault is no longer the one that the operator saw;
 * the list then has its present state.
 */
export const resolveFault = defineContract({
  ...resolveFaultEndpoint,
  summary: 'Resolve a fault',
  tag,
  params: faultParams,
  body: faultResolution,
  responses: { 200: integrity },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'FAULT_CHANGED',
    'REPAIR_REFUSED',
    'NO_SEAT_LEFT',
    'GATEWAY_UNAVAILABLE',
  ],
})
