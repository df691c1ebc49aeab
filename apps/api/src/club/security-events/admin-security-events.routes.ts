import { listAdminSecurityEvents } from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import { securityEventOrder } from '@farandfew/domain/security-events/admin-security-events.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { addressKey } from '../../platform/plugins/rate-limit.ts'
import { hashAddress, hashTyped } from './record-security-event.ts'
import { countEvents, listEvents, securityEventKeys } from './admin-security-events.queries.ts'

/** The security events. Like the audit log, reading them is not an action of its own. */
export async function adminSecurityEventsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context
  route(app, listAdminSecurityEvents, async ({ query }) => {
    const { search, kind, outcome } = query
    const order = orderingOf(securityEventOrder, query)
    const sorted = sortedBy(securityEventKeys, order, sql`security_events.id`)
    const hashes =
      search === undefined
        ? []
        : [hashTyped(context, search), hashAddress(context, addressKey(search))]
    const filter = { search, hashes, kind, outcome }
    const [items, total] = await Promise.all([
      readInOrder(query, sorted, (slice) => listEvents(db, filter, slice)),
      countEvents(db, filter),
    ])
    return { ...items, total }
  })
}
