import {
  listMailings,
  exportMailings,
  getMailing,
  listMailingRecipients,
  getMailHistory,
  previewMailing,
  testMailing,
  createMailing,
  changeMailing,
  stepMailing,
  listMailTemplates,
  addMailTemplate,
  changeMailTemplate,
  removeMailTemplate,
  listRefusedAddresses,
  clearRefusedAddress,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { batchesInOrder, readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import {
  type Mailing,
  mailingOrder,
  mailingStateNames,
  refusedAddressOrder,
} from '@farandfew/domain/mailings/mailings.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { readMailHistory } from './mail-history.queries.ts'
import {
  countMailingRecipients,
  countMailings,
  listMailingRows,
  listRecipients,
  mailingKeys,
  sortedRecipients,
} from './mailings.queries.ts'
import { changeScheduled, createMailingOnce, getMailingById, stepTo } from './mailings.service.ts'
import { previewOf, sendTest } from './preview.service.ts'
import {
  clearRefusal,
  countRefusals,
  listRefusals,
  refusedAddressKeys,
} from './refused-addresses.service.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.service.ts'

const mailingColumns: CsvFile<Mailing>['columns'] = [
  ['ID', ({ id }) => id],
  ['Subject', ({ subjectAsRead }) => subjectAsRead],
  ['To', ({ audience }) => audience.name],
  ['State', ({ state }) => mailingStateNames[state]],
  ['Sent', ({ progress }) => progress.sent],
  ['Waiting', ({ progress }) => progress.waiting],
  ['Failed', ({ progress }) => progress.failed],
  ['Left out', ({ progress }) => progress.skipped],
  ['Send At', ({ sendAt }) => sendAt],
  ['Started At', ({ startedAt }) => startedAt],
  ['Ended At', ({ endedAt }) => endedAt],
  ['By', ({ createdBy }) => createdBy],
]

/** Mails that operators write: to one person, to a group, to the newsletter's list. */
export async function adminMailingsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  addMailingReads(app, context)
  addMailingWrites(app, context)
  addTemplates(app, context)
  addRefusals(app, context)
}

function addMailingReads(app: FastifyInstance, { db, clock }: AppContext): void {
  route(app, listMailings, async ({ query, record }) => {
    const { search } = query
    const sorted = sortedBy(mailingKeys, orderingOf(mailingOrder, query))
    const [page, total] = await Promise.all([
      readInOrder(query, sorted, (slice) => listMailingRows(db, query, slice)),
      countMailings(db, query),
    ])
    await record({
      action: 'mailings.listed',
      details: { searched: search !== undefined, mailings: page.items.length },
    })
    return { ...page, total }
  })

  bytesRoute(app, exportMailings, async ({ query, reply, record }) => {
    const { search, part, ids } = query
    const sorted = sortedBy(mailingKeys, orderingOf(mailingOrder, query))
    const total = await countMailings(db, query)
    await record({
      action: 'mailings.exported',
      // Without the search text, which may be a name.
      details: { part, searched: !!search, selected: ids?.length, mailings: total },
    })
    return sendCsv(reply, {
      name: 'mailings',
      date: dateInKolkata(clock.now()),
      total,
      columns: mailingColumns,
      batches: batchesInOrder(sorted, (slice) => listMailingRows(db, query, slice)),
    })
  })

  // Asked for again and again while it is sent; the log has who looked at the recipients.
  route(app, getMailing, ({ params }) => getMailingById(db, params.id))

  route(app, listMailingRecipients, async ({ params, query, record }) => {
    await getMailingById(db, params.id)
    const filter = { ...query, mailingId: params.id }
    const [page, total] = await Promise.all([
      readInOrder(query, sortedRecipients, (slice) => listRecipients(db, filter, slice)),
      countMailingRecipients(db, filter),
    ])
    await record({
      action: 'mailing.recipients-listed',
      subject: `mailing ${params.id}`,
      details: { searched: query.search !== undefined, recipients: page.items.length },
    })
    return { ...page, total }
  })

  route(app, getMailHistory, async ({ query, record }) => {
    const history = await readMailHistory(db, query)
    const kinds = {
      member: 'user',
      'trip-invite': 'invite',
      'quick-invite': 'quick invite',
      inquiry: 'inquiry',
    }
    await record({
      action: 'mail-history.viewed',
      subject: `${kinds[query.kind]} ${query.id}`,
    })
    return history
  })
}

function addMailingWrites(app: FastifyInstance, context: AppContext): void {
  route(app, previewMailing, async ({ body, record }) => {
    const preview = await previewOf(context, body)
    await record({
      action: 'mailing-preview.viewed',
      details: { to: body.audience.kind, ...(body.audience.id && { id: body.audience.id }) },
    })
    return preview
  })

  transactionRoute(app, testMailing, ({ body, ...call }) => sendTest(call, context, body))

  transactionRoute(app, createMailing, ({ body, ...call }) =>
    createMailingOnce(call, context, body),
  )

  transactionRoute(app, changeMailing, ({ params, body, ...call }) =>
    changeScheduled(call, { ...params, ...body }),
  )

  transactionRoute(app, stepMailing, ({ params, body, ...call }) =>
    stepTo(call, context, { ...params, ...body }),
  )
}

function addTemplates(app: FastifyInstance, { db }: AppContext): void {
  route(app, listMailTemplates, () => listTemplates(db))

  transactionRoute(app, addMailTemplate, ({ body, ...call }) => addTemplate(call, body))

  transactionRoute(app, changeMailTemplate, ({ params, body, ...call }) =>
    changeTemplate(call, { ...params, ...body }),
  )

  transactionRoute(app, removeMailTemplate, ({ params, query, ...call }) =>
    removeTemplate(call, { ...params, ...query }),
  )
}

function addRefusals(app: FastifyInstance, { db }: AppContext): void {
  route(app, listRefusedAddresses, async ({ query, record }) => {
    const { search } = query
    const sorted = sortedBy(refusedAddressKeys, orderingOf(refusedAddressOrder, query))
    const [page, total] = await Promise.all([
      readInOrder(query, sorted, (slice) => listRefusals(db, search, slice)),
      countRefusals(db, search),
    ])
    await record({
      action: 'refused-addresses.listed',
      details: { searched: search !== undefined, addresses: page.items.length },
    })
    return { ...page, total }
  })

  transactionRoute(app, clearRefusedAddress, ({ params, ...call }) => clearRefusal(call, params.id))
}
