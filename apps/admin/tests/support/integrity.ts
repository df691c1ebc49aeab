import type { Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import { getIntegrity, resolveFault } from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import { type FakeRoute, route } from './fake-routes.ts'

export interface IntegrityState {
  /** What the checks have found. */
  integrity: Integrity
}

export const noFaults = (): IntegrityState => ({
  integrity: { kinds: [], sumsCheckedAt: '2025-05-01T06:00:00.000Z' },
})

/** The calls of the page Integrity. */
export const integrityRoutes = (api: IntegrityState): FakeRoute[] => [
  route(getIntegrity, () => api.integrity),
  route(resolveFault, () => api.integrity),
]
