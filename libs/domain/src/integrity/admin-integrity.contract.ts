import { defineContract } from '../contract/contract.ts'
import { faultParams, faultResolution, gatewayComparison, integrity } from './admin-integrity.ts'

const tag = 'Admin'

export const getIntegrity = defineContract({
  method: 'GET',
  path: '/api/admin/integrity',
  access: 'operator',
  audit: ['integrity.viewed'],
  summary: 'Everything that is not in order',
  description:
    'Everything about money, messages and stored phones that is not in order. The view is recorded in the audit log.',
  tag,
  responses: { 200: integrity },
})

export const checkSums = defineContract({
  method: 'POST',
  path: '/api/admin/integrity/check',
  access: 'manage-bookings',
  audit: ['integrity.checked'],
  summary: 'Check the sums now',
  description: 'Checks the sums at once, which the worker does every ten minutes.',
  tag,
  responses: { 200: integrity },
})

export const compareWithGateway = defineContract({
  method: 'GET',
  path: '/api/admin/integrity/gateway',
  access: 'operator',
  summary: 'The money of the last days as the gateway has it',
  description:
    'Asks the gateway for the payments and refunds of the last 31 days, and compares each with what the club has recorded of it.',
  tag,
  responses: { 200: gatewayComparison },
  errors: ['GATEWAY_UNAVAILABLE'],
})

export const resolveFault = defineContract({
  method: 'POST',
  path: '/api/admin/integrity/:kind/:key/:action',
  access: 'manage-bookings',
  audit: ['fault.resolved'],
  summary: 'Resolve a fault',
  description:
    'Resolves one fault by one of the actions of its kind. Refused if the fault is no longer the one that the operator saw; the list then has its present state.',
  tag,
  params: faultParams,
  body: faultResolution,
  responses: { 200: integrity },
  errors: ['NOT_FOUND', 'FAULT_CHANGED', 'REPAIR_REFUSED', 'NO_SEAT_LEFT', 'GATEWAY_UNAVAILABLE'],
})
