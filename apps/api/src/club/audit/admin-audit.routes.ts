import { auditOrder } from '@farandfew/domain/audit/admin-audit.ts'
import { describeEntry } from '@farandfew/domain/audit/describe-entry.ts'
import { exportAuditLog, listAuditLog } from '@farandfew/domain/audit/admin-audit.contract.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { batchesInOrder, readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { nameBatches, nameEntries, nameSubjects, type NamedEntry } from './subject-names.ts'
import {
  auditKeys,
  countEntries,
  listActions,
  listEntries,
  listNames,
} from './admin-audit.queries.ts'

const json = (value: object | null) => value && JSON.stringify(value)

const columns: CsvFile<NamedEntry>['columns'] = [
  ['ID', ({ id }) => id],
  ['At', ({ at }) => at],
  ['Operator', ({ operator }) => operator],
  ['Operator ID', ({ operatorId }) => operatorId],
  ['Role', ({ role }) => role],
  ['Session', ({ session }) => session],
  ['Address', ({ address }) => address],
  ['Action', ({ action }) => action],
  ['Subject', ({ subject }) => subject],
  ['Before', ({ before }) => json(before)],
  ['After', ({ after }) => json(after)],
  ['Details', ({ details }) => json(details)],
  ['What', describeEntry],
]

/** The audit log. An export adds an entry; reading a page does not, otherwise each read would add to what is read. */
export async function adminAuditRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listAuditLog, async ({ query }) => {
    const sorted = sortedBy(auditKeys, orderingOf(auditOrder, query))
    const [page, total, actions, operators] = await Promise.all([
      readInOrder(query, sorted, (slice) => listEntries(db, query, slice)),
      countEntries(db, query),
      listActions(db),
      listNames(db),
    ])
    const [named, subjects] = await Promise.all([
      nameEntries(db, page.items),
      nameSubjects(
        db,
        page.items.map(({ subject }) => subject),
      ),
    ])
    const items = named.map((entry) => ({
      ...entry,
      subjectName: subjects.get(entry.subject ?? '') ?? null,
    }))
    return { ...page, items, total, actions, operators }
  })

  bytesRoute(app, exportAuditLog, async ({ query, reply, record }) => {
    const { search, ids, ...filter } = query
    const sorted = sortedBy(auditKeys, orderingOf(auditOrder, query))
    const total = await countEntries(db, query)
    const ownId = await record({
      action: 'audit-log.exported',
      details: ids
        ? { selected: ids.length, entries: total }
        : { ...filter, searched: search !== undefined, entries: total },
    })
    return sendCsv(reply, {
      name: 'audit-log',
      date: dateInKolkata(clock.now()),
      total,
      columns,
      // Without the entry of this export.
      batches: nameBatches(
        db,
        batchesInOrder(sorted, (slice) => listEntries(db, { ...query, beforeId: ownId }, slice)),
      ),
    })
  })
}
