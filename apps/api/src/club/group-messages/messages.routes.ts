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
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getGroupAccess } from '../groups/group-access.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
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
  const accessOf = ({ departureId }: { departureId: number }, request: FastifyRequest) =>
    getGroupAccess(db, { departureId, userId: getMemberId(request), today: clock.today() })
  const by = (request: FastifyRequest) => ({ userId: getMemberId(request) })

  route(app, listGroupMessages, async ({ params, query, request }) =>
    readConversation(context, await accessOf(params, request), query.before),
  )
  route(app, postGroupMessage, async ({ params, body, request }) => {
    const asker = { ...params, ...by(request) }
    // Only the id is kept with the key: a text that is deleted is nowhere.
    const keyed = keyedRequest(postGroupMessage, request, asker.userId)
    const { messageId } = await answerOnce(context, keyed, async (trx) => ({
      messageId: await postMessage(trx, context, { ...asker, ...body, requestKey: keyed.key }),
    }))
    return getMessageView(context, { ...asker, messageId })
  })
  route(app, editGroupMessage, ({ params, body, request }) =>
    editMessage(context, { ...params, ...body, ...by(request) }),
  )
  route(app, deleteGroupMessage, ({ params, request }) =>
    deleteMessage(context, { ...params, ...by(request) }),
  )
  route(app, reactToGroupMessage, ({ params, body, request }) =>
    reactToMessage(context, { ...params, ...body, ...by(request) }),
  )
  route(app, pinGroupMessage, ({ params, request }) =>
    pinMessage(context, { ...params, ...by(request), isPinned: true }),
  )
  route(app, unpinGroupMessage, ({ params, request }) =>
    pinMessage(context, { ...params, ...by(request), isPinned: false }),
  )
  route(app, markGroupRead, ({ params, body, request }) =>
    markRead(context, { ...params, ...body, ...by(request) }),
  )
  route(app, countUnreadInGroup, async ({ params, request }) => ({
    unread: await countUnreadOf(context, await accessOf(params, request)),
  }))
  route(app, countUnreadMessages, async ({ request }) => {
    const groups = await countUnread(db, by(request), clock.today())
    return { groups, total: groups.reduce((sum, { unread }) => sum + unread, 0) }
  })
}
