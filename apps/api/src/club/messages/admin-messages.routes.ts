import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import {
  countAdminMessages,
  discardAdminMessage,
  exportAdminMessages,
  listAdminMessages,
  sendAdminMessageAgain,
  sendAdminMessagesAgain,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { deliveryReasonText } from '@farandfew/domain/messages/delivery-reasons.ts'
import { rowOfKind } from '@farandfew/domain/messages/message-kinds.ts'
import type { FastifyInstance } from 'fastify'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { AppContext } from '../../platform/context/context.ts'
import {
  discardMessage,
  sendAgain,
  sendAllAgain,
} from '../../platform/outbox/dead-messages.service.ts'
import { outboxDepth } from '../../platform/outbox/depth.ts'
import { countMessages, listMessages, messageKeys } from '../../platform/outbox/unsent-messages.ts'
import { batchesInOrder, readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import {
  type AdminMessage,
  messageChannelNames,
  messageOrder,
  messageStateNames,
} from '@farandfew/domain/messages/admin-messages.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'

const messageColumns: CsvFile<AdminMessage>['columns'] = [
  ['ID', ({ id }) => id],
  ['Message', ({ kind }) => rowOfKind(kind).name],
  ['Channel', ({ channel }) => messageChannelNames[channel]],
  ['To', ({ recipient }) => phoneLabel(recipient)],
  ['State', ({ state }) => messageStateNames[state]],
  ['Why', ({ reason, channel }) => reason && deliveryReasonText(reason, channel)],
  ["Server's reply", ({ reply }) => reply],
  ['Attempts', ({ attempts }) => attempts],
  ['Created At', ({ createdAt }) => createdAt],
  ['Last Attempt At', ({ lastAttemptAt }) => lastAttemptAt],
  ['Next Attempt At', ({ nextAttemptAt }) => nextAttemptAt],
]

/** The unsent messages, and what an operator does with those that are dead. */
export async function adminMessagesRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listAdminMessages, async ({ query, record }) => {
    const sorted = sortedBy(messageKeys, orderingOf(messageOrder, query))
    const [page, total] = await Promise.all([
      readInOrder(query, sorted, (slice) => listMessages(db, query, slice)),
      countMessages(db, query),
    ])
    const { state, search } = query
    await record({
      action: 'messages.listed',
      details: { state, searched: search !== undefined, messages: page.items.length },
    })
    return { ...page, total }
  })

  bytesRoute(app, exportAdminMessages, async ({ query, reply, record }) => {
    const { state, search, ids } = query
    const sorted = sortedBy(messageKeys, orderingOf(messageOrder, query))
    const total = await countMessages(db, query)
    await record({
      action: 'messages.exported',
      // Without the search text, which may be an address.
      details: { state, searched: !!search, selected: ids?.length, messages: total },
    })
    return sendCsv(reply, {
      name: 'messages',
      date: dateInKolkata(clock.now()),
      total,
      columns: messageColumns,
      batches: batchesInOrder(sorted, (slice) => listMessages(db, query, slice)),
    })
  })

  route(app, countAdminMessages, async () => {
    const channels = await outboxDepth(db)
    return {
      channels: channels.map(({ channel, waiting, age, failed, refused }) => ({
        channel,
        waiting,
        dead: failed,
        refused,
        oldestSeconds: Math.max(0, Math.floor(age)),
      })),
    }
  })

  transactionRoute(app, sendAdminMessageAgain, ({ params, body, ...call }) =>
    sendAgain(call, { ...params, ...body }),
  )
  transactionRoute(app, sendAdminMessagesAgain, sendAllAgain)
  transactionRoute(app, discardAdminMessage, ({ params, ...call }) =>
    discardMessage(call, params.id),
  )
}
