import {
  countAdminMessages,
  discardAdminMessage,
  listAdminMessages,
  sendAdminMessageAgain,
  sendAdminMessagesAgain,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import {
  discardMessage,
  sendAgain,
  sendAllAgain,
} from '../../platform/outbox/dead-messages.service.ts'
import { outboxDepth } from '../../platform/outbox/depth.ts'
import { countMessages, listMessages, messageKeys } from '../../platform/outbox/unsent-messages.ts'
import { readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import { messageOrder } from '@farandfew/domain/messages/admin-messages.ts'
import { route } from '../../platform/plugins/contract-route.ts'

/** The unsent messages, and what an operator does with those that are dead. */
export async function adminMessagesRoutes(
  app: FastifyInstance,
  { db, outbox }: AppContext,
): Promise<void> {
  route(app, listAdminMessages, async ({ query, request }) => {
    const sorted = sortedBy(messageKeys, orderingOf(messageOrder, query))
    const [page, total] = await Promise.all([
      readInOrder(query, sorted, (slice) => listMessages(db, query, slice)),
      countMessages(db, query),
    ])
    const { state, search } = query
    await recordAction(db, actorOf(request), {
      action: 'messages.listed',
      details: { state, searched: search !== undefined, messages: page.items.length },
    })
    return { ...page, total }
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

  route(app, sendAdminMessageAgain, async ({ params, body, request }) => {
    const { recipient } = body
    const message = await sendAgain(db, actorOf(request), { id: params.id, recipient })
    outbox.notify()
    return message
  })

  route(app, sendAdminMessagesAgain, async ({ request }) => {
    const messages = await sendAllAgain(db, actorOf(request))
    outbox.notify()
    return { messages }
  })

  route(app, discardAdminMessage, ({ params, request }) =>
    discardMessage(db, actorOf(request), params.id),
  )
}
