import type { ErrorCode } from '../problem/problem.ts'
import type { Contract } from './contract.ts'

const ofEveryCall: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'OVERLOADED',
  'DATABASE_UNAVAILABLE',
]
const ofWrites: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'STORAGE_FULL']
const openToEveryRole = ['visitor', 'member', 'operator']

/** Also of writes without a body: the API reads what arrives before it knows the call. */
function errorsOfBody({ method, bodyMediaType }: Contract): readonly ErrorCode[] {
  return method === 'GET' || bodyMediaType !== undefined ? [] : ['MALFORMED_JSON', 'NOT_JSON']
}

function errorsOfAccess({ access }: Contract): readonly ErrorCode[] {
  if (access === 'visitor') return []
  return openToEveryRole.includes(access)
    ? ['NOT_SIGNED_IN']
    : ['NOT_SIGNED_IN', 'ROLE_NOT_ALLOWED']
}

/** Every expected failure of a call: its own, and those that follow from its row. */
export function errorsOf(contract: Contract): ErrorCode[] {
  const { method, limit, idempotent, fromOtherSites, errors = [] } = contract
  return [
    ...new Set([
      ...ofEveryCall,
      ...(method === 'GET' ? [] : ofWrites),
      ...(method === 'GET' || fromOtherSites ? [] : (['CROSS_SITE_WRITE'] as const)),
      ...errorsOfBody(contract),
      ...errorsOfAccess(contract),
      ...(limit === undefined ? [] : (['TOO_MANY_REQUESTS'] as const)),
      ...(idempotent ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
      ...errors,
    ]),
  ]
}
