import type { GatewayComparison, Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import {
  compareWithGateway,
  getIntegrity,
  resolveFault,
} from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import { type FakeRoute, route } from './fake-routes.ts'

export interface IntegrityState {
  /** What the checks have found. */
  integrity: Integrity
  comparison: GatewayComparison
}

export const noFaults = (): IntegrityState => ({
  integrity: { kinds: [], sumsCheckedAt: '2025-05-01T06:00:00.000Z' },
  comparison: {
    from: '2025-04-01T06:00:00.000Z',
    until: '2025-05-02T06:00:00.000Z',
    gateway: { received: 300, refunded: 0, kept: 300 },
    club: { received: 500, refunded: 0, kept: 500 },
    total: 3,
    differences: [
      { kind: 'payment', id: 'pay_1', gateway: 100, club: null, bookingId: null },
      { kind: 'payment', id: 'pay_2', gateway: null, club: 200, bookingId: 7 },
      { kind: 'payment', id: 'pay_3', gateway: 200, club: 300, bookingId: 8 },
    ],
  },
})

/** The calls of the page Integrity. */
export const integrityRoutes = (api: IntegrityState): FakeRoute[] => [
  route(getIntegrity, () => api.integrity),
  route(compareWithGateway, () => api.comparison),
  route(resolveFault, () => api.integrity),
]
