import { listAdminSecurityEvents } from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { readNewestFirst } from '../../platform/paging/by-id.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { addressKey } from '../../platform/plugins/rate-limit.ts'
import { hashAddress, hashTyped } from './record-security-event.ts'
import { countEvents, listEvents } from './admin-security-events.queries.ts'

/** The security events. Like the audit log, reading them is not an action of its own. */
export async function adminSecurityEventsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context
  route(app, listAdminSecurityEvents, async ({ query: { search, kind, outcome, ...page } }) => {
    const hashes =
      search === undefined
        ? []
        : [hashTyped(context, search), hashAddress(context, addressKey(search))]
    const filter = { search, hashes, kind, outcome }
    const [items, total] = await Promise.all([
      readNewestFirst(page, (slice) => listEvents(db, filter, slice)),
      countEvents(db, filter),
    ])
    return { ...items, total }
  })
}
