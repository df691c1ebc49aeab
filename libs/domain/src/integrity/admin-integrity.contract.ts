import { defineContract } from '../contract/contract.ts'
import {
  comparedPeriod,
  faultParams,
  faultResolution,
  gatewayComparison,
  integrity,
} from './admin-integrity.ts'

export const getIntegrity = defineContract({
  method: 'GET',
  path: '/api/admin/integrity',
  access: 'operator',
  audit: ['integrity.viewed'],
  summary: 'Everything that is not in order',
  description:
    'Everything about money, messages and stored phones that is not in order. The view is recorded in the audit log.',
  responses: { 200: integrity },
})

export const checkSums = defineContract({
  method: 'POST',
  path: '/api/admin/integrity/check',
  access: 'manage-bookings',
  audit: ['integrity.checked'],
  summary: 'Check the sums now',
  description: 'Checks the sums at once, which the worker does every ten minutes.',
  responses: { 200: integrity },
})

export const compareWithGateway = defineContract({
  method: 'POST',
  path: '/api/admin/integrity/gateway',
  access: 'manage-bookings',
  audit: ['gateway.compared'],
  summary: 'Compare the money of the last days with the gateway',
  description:
    "Asks the gateway for the payments and refunds of the last days, and compares them with those in the club's books, in both directions. One comparison runs at a time. A period with more payments or refunds than the gateway is asked for is refused.",
  body: comparedPeriod,
  responses: { 200: gatewayComparison },
  errors: ['GATEWAY_UNAVAILABLE', 'REQUEST_RUNNING'],
})

export const resolveFault = defineContract({
  method: 'POST',
  path: '/api/admin/integrity/:kind/:key/:action',
  access: 'manage-bookings',
  audit: ['fault.resolved'],
  summary: 'Resolve a fault',
  description:
    'Resolves one fault by one of the actions of its kind. Refused if the fault is no longer the one that the operator saw; the list then has its present state.',
  params: faultParams,
  body: faultResolution,
  responses: { 200: integrity },
  errors: ['NOT_FOUND', 'FAULT_CHANGED', 'REPAIR_REFUSED', 'NO_SEAT_LEFT', 'GATEWAY_UNAVAILABLE'],
})
