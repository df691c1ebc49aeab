import {
  countUnreadInGroup,
  countUnreadMessages,
  deleteGroupMessage,
  editGroupMessage,
  listGroupMessages,
  markGroupRead,
  pinGroupMessage,
  postGroupMessage,
  reactToGroupMessage,
  unpinGroupMessage,
} from '@farandfew/domain/group-messages/group-messages.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getGroupAccess } from '../groups/group-access.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import {
  countUnreadOf,
  deleteMessage,
  editMessage,
  getMessageView,
  markRead,
  pinMessage,
  postMessage,
  reactToMessage,
  readConversation,
} from './messages.service.ts'
import { countUnread } from './read-positions.queries.ts'

/** The conversation of a group. Needs the member session. */
export async function messagesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context
  const accessOf = ({ departureId }: { departureId: number }, userId: number) =>
    getGroupAccess(db, { departureId, userId, today: clock.today() })

  route(app, listGroupMessages, async ({ userId, params, query }) =>
    readConversation(context, await accessOf(params, userId), query.before),
  )
  route(app, postGroupMessage, async ({ userId, params, body, request }) => {
    const member = { ...params, userId }
    // Only the id is kept with the key: a text that is deleted is nowhere.
    const keyed = keyedRequest(postGroupMessage, request)
    const { messageId } = await answerOnce(context, keyed, async (trx) => ({
      messageId: await postMessage(trx, context, { ...member, ...body, requestKey: keyed.key }),
    }))
    return getMessageView(context, { ...member, messageId })
  })
  route(app, editGroupMessage, ({ userId, params, body }) =>
    editMessage(context, { ...params, ...body, userId }),
  )
  route(app, deleteGroupMessage, ({ userId, params }) =>
    deleteMessage(context, { ...params, userId }),
  )
  route(app, reactToGroupMessage, ({ userId, params, body }) =>
    reactToMessage(context, { ...params, ...body, userId }),
  )
  route(app, pinGroupMessage, ({ userId, params }) =>
    pinMessage(context, { ...params, userId, isPinned: true }),
  )
  route(app, unpinGroupMessage, ({ userId, params }) =>
    pinMessage(context, { ...params, userId, isPinned: false }),
  )
  route(app, markGroupRead, ({ userId, params, body }) =>
    markRead(context, { ...params, ...body, userId }),
  )
  route(app, countUnreadInGroup, async ({ userId, params }) => ({
    unread: await countUnreadOf(context, await accessOf(params, userId)),
  }))
  route(app, countUnreadMessages, async ({ userId }) => {
    const groups = await countUnread(db, { userId }, clock.today())
    return { groups, total: groups.reduce((sum, { unread }) => sum + unread, 0) }
  })
}
