import {
  type AdminSecurityEvent,
  adminSecurityEvents,
  adminSecurityEventsQuery,
} from '@farandfew/domain/security-events/admin-security-events.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface SecurityEventsState {
  securityEvents: AdminSecurityEvent[]
}

export const noSecurityEvents = (): SecurityEventsState => ({ securityEvents: [] })

/** The call of the security events. */
export const securityEventsRoutes = (api: SecurityEventsState): FakeRoutes => ({
  'GET /api/admin/security-events': ({ response, query }) => {
    const asked = z.parse(adminSecurityEventsQuery, Object.fromEntries(query))
    const found = api.securityEvents.filter(
      ({ kind, outcome, member, typed, address }) =>
        (asked.kind === undefined || kind === asked.kind) &&
        (asked.outcome === undefined || outcome === asked.outcome) &&
        anyContains([member?.username ?? null, typed, address], asked.search),
    )
    send(response, 200, adminSecurityEvents, newestFirst(found, asked))
  },
})
