import {
  exportAdminSecurityEvents,
  listAdminSecurityEvents,
} from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import {
  type AdminSecurityEvent,
  type AdminSecurityEventsExportQuery,
  securityEventOrder,
} from '@farandfew/domain/security-events/admin-security-events.ts'
import {
  describeSecurityEvent,
  securityEventOutcomeNames,
} from '@farandfew/domain/security-events/event-words.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { batchesInOrder, readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { addressKey } from '../../platform/plugins/rate-limit.ts'
import { hashAddress, hashTyped } from './record-security-event.ts'
import { countEvents, listEvents, securityEventKeys } from './admin-security-events.queries.ts'

const eventColumns: CsvFile<AdminSecurityEvent>['columns'] = [
  ['At', ({ at }) => at],
  ['What', ({ kind }) => describeSecurityEvent(kind)],
  ['Outcome', ({ outcome }) => securityEventOutcomeNames[outcome]],
  ['Times', ({ count }) => count],
  ['Last At', ({ lastAt }) => lastAt],
  ['Member', ({ member }) => member && member.username],
  ['Operator', ({ operator }) => operator && operator.name],
  ['Typed name', ({ typed }) => typed],
  ['Address', ({ address }) => address],
  ['Browser', ({ device }) => device],
]

/** The security events. Like the audit log, reading them is not an action of its own. */
export async function adminSecurityEventsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context
  const searchOf = (query: AdminSecurityEventsExportQuery) => {
    const { search } = query
    const hashes =
      search === undefined
        ? []
        : [hashTyped(context, search), hashAddress(context, addressKey(search))]
    return {
      filter: { ...query, hashes },
      sorted: sortedBy(
        securityEventKeys,
        orderingOf(securityEventOrder, query),
        sql`security_events.id`,
      ),
    }
  }

  route(app, listAdminSecurityEvents, async ({ query }) => {
    const { filter, sorted } = searchOf(query)
    const [items, total] = await Promise.all([
      readInOrder(query, sorted, (slice) => listEvents(db, filter, slice)),
      countEvents(db, filter),
    ])
    return { ...items, total }
  })

  bytesRoute(app, exportAdminSecurityEvents, async ({ query, reply, record }) => {
    const { search, kind, outcome, ids } = query
    const { filter, sorted } = searchOf(query)
    const total = await countEvents(db, filter)
    await record({
      action: 'security-events.exported',
      // Without the search text, which may be a name.
      details: { kind, outcome, searched: !!search, selected: ids?.length, events: total },
    })
    return sendCsv(reply, {
      name: 'sign-ins',
      date: dateInKolkata(context.clock.now()),
      total,
      columns: eventColumns,
      batches: batchesInOrder(sorted, (slice) => listEvents(db, filter, slice)),
    })
  })
}
