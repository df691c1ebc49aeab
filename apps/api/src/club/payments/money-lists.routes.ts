import {
  exportAdminPayments,
  exportReceipts,
  getMoneyMonths,
  listAdminDocuments,
  listAdminPayments,
} from '@farandfew/domain/payments/payments.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { sendCsv } from '../../platform/csv/send-csv.ts'
import { batchesInOrder, readInOrder } from '../../platform/paging/by-order.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { accountColumns, paymentColumns } from './money-lists.csv.ts'
import { readMoneyMonths } from './money-figures.queries.ts'
import {
  countDocuments,
  countPayments,
  listDocuments,
  listPayments,
  matchingDocuments,
  matchingPayments,
  sortedDocuments,
  sortedPayments,
} from './money-lists.queries.ts'

/** The payments of all bookings; the receipts, credit notes and other refunds; and both as files. */
export async function moneyListsRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listAdminPayments, async ({ query, record }) => {
    const { search, method, part, state } = query
    const condition = await matchingPayments(db, query, clock.today())
    const [page, total] = await Promise.all([
      readInOrder(query, sortedPayments(query), (slice) => listPayments(db, condition, slice)),
      countPayments(db, condition),
    ])
    await record({
      action: 'payments.listed',
      // Without the search text, which may be a name.
      details: { method, part, state, searched: !!search, payments: page.items.length },
    })
    return { ...page, total }
  })

  bytesRoute(app, exportAdminPayments, async ({ query, reply, record }) => {
    const { search, method, part, state, ids } = query
    const condition = await matchingPayments(db, query, clock.today())
    const total = await countPayments(db, condition)
    await record({
      action: 'payments.exported',
      details: { method, part, state, searched: !!search, selected: ids?.length, payments: total },
    })
    return sendCsv(reply, {
      name: 'payments',
      date: clock.today(),
      total,
      columns: paymentColumns,
      batches: batchesInOrder(sortedPayments(query), (slice) => listPayments(db, condition, slice)),
    })
  })

  route(app, getMoneyMonths, () => readMoneyMonths(db, clock.today()))

  route(app, listAdminDocuments, async ({ query, record }) => {
    const { search, kind, from, to } = query
    const documents = await matchingDocuments(db, query, clock.today())
    const [page, total] = await Promise.all([
      readInOrder(query, sortedDocuments(query), (slice) => listDocuments(db, documents, slice)),
      countDocuments(db, documents),
    ])
    await record({
      action: 'receipts.listed',
      details: { kind, from, to, searched: !!search, documents: page.items.length },
    })
    return { ...page, total }
  })

  bytesRoute(app, exportReceipts, async ({ query, reply, record }) => {
    const { search, kind, from, to, ids } = query
    const documents = await matchingDocuments(db, query, clock.today())
    const total = await countDocuments(db, documents)
    await record({
      action: 'receipts.exported',
      details: { kind, from, to, searched: !!search, selected: ids?.length, documents: total },
    })
    const period = from !== undefined && to !== undefined ? `-${from}-to-${to}` : ''
    return sendCsv(reply, {
      name: `receipts${period}`,
      date: clock.today(),
      total,
      columns: accountColumns,
      batches: batchesInOrder(sortedDocuments(query), (slice) =>
        listDocuments(db, documents, slice),
      ),
    })
  })
}
