import {
  exportAdminNewsletters,
  listAdminNewsletters,
  removeAdminNewsletter,
} from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { Newsletter } from '@farandfew/domain/newsletters/newsletter.ts'
import type { FastifyInstance } from 'fastify'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { dropNewsletterMails } from '../../platform/outbox/claim.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import { batchesInOrder, readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import {
  type AdminNewslettersQuery,
  newsletterOrder,
} from '@farandfew/domain/newsletters/admin-newsletters.ts'
import {
  countAddresses,
  listAddresses,
  deleteAddress,
  newsletterKeys,
} from './admin-newsletters.queries.ts'

const columns: CsvFile<Newsletter>['columns'] = [
  ['ID', ({ id }) => id],
  ['Email', ({ email }) => email],
  ['Created At', ({ createdAt }) => createdAt],
]

const sortedAddresses = (query: Pick<AdminNewslettersQuery, 'sort' | 'direction'>) =>
  sortedBy(newsletterKeys, orderingOf(newsletterOrder, query))

/** Removes an address. The audit entry has its id only, because the address must be deleted everywhere. */
async function removeSubscription(
  { trx, record }: OperatorCall<'newsletter.removed'>,
  id: number,
): Promise<Newsletter> {
  const removed = await deleteAddress(trx, id)
  if (!removed)
    throw new AppError('NOT_FOUND', { detail: 'This address is no longer on the list.' })
  await dropNewsletterMails(trx, removed.email)
  await record({ action: 'newsletter.removed', subject: `newsletter ${id}` })
  return removed
}

/** The newsletter addresses, the list as a CSV file, and the removal of an address. */
export async function adminNewslettersRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listAdminNewsletters, async ({ query, record }) => {
    const { search } = query
    const [page, total] = await Promise.all([
      readInOrder(query, sortedAddresses(query), (slice) => listAddresses(db, search, slice)),
      countAddresses(db, search),
    ])
    await record({
      action: 'newsletters.listed',
      details: { searched: search !== undefined, addresses: page.items.length },
    })
    return { ...page, total }
  })

  transactionRoute(app, removeAdminNewsletter, ({ params, ...call }) =>
    removeSubscription(call, params.id),
  )

  bytesRoute(app, exportAdminNewsletters, async ({ query, reply, record }) => {
    const { search } = query
    const total = await countAddresses(db, search)
    await record({
      action: 'newsletters.exported',
      details: { searched: search !== undefined, addresses: total },
    })
    return sendCsv(reply, {
      name: 'newsletter',
      date: dateInKolkata(clock.now()),
      total,
      columns,
      batches: batchesInOrder(sortedAddresses(query), (slice) => listAddresses(db, search, slice)),
    })
  })
}
