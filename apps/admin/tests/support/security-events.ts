import { listAdminSecurityEvents } from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import type { AdminSecurityEvent } from '@farandfew/domain/security-events/admin-security-events.ts'
import { type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface SecurityEventsState {
  securityEvents: AdminSecurityEvent[]
}

export const noSecurityEvents = (): SecurityEventsState => ({ securityEvents: [] })

/** The call of the security events. */
export const securityEventsRoutes = (api: SecurityEventsState): FakeRoute[] => [
  route(listAdminSecurityEvents, ({ query }) => pageOf(api.securityEvents, query)),
]
