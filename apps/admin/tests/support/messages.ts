import type { AdminMessage, AdminMessageCounts } from '@farandfew/domain/messages/admin-messages.ts'
import {
  countAdminMessages,
  discardAdminMessage,
  listAdminMessages,
  sendAdminMessageAgain,
  sendAdminMessagesAgain,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { byId, change, type FakeRoute, pageOf, remove, route } from './fake-routes.ts'

export interface MessagesState {
  messages: AdminMessage[]
  messageCounts: AdminMessageCounts
  /** How many messages the API sends again if it is asked to send all. */
  sentAgain: number
}

export const noMessages = (): MessagesState => ({
  messages: [],
  messageCounts: { channels: [] },
  sentAgain: 0,
})

/** The calls of the messages' page. */
export const messagesRoutes = (api: MessagesState): FakeRoute[] => [
  route(listAdminMessages, ({ query }) => pageOf(api.messages, query)),
  route(countAdminMessages, () => api.messageCounts),
  route(sendAdminMessagesAgain, () => ({ messages: api.sentAgain })),
  route(sendAdminMessageAgain, ({ params, body }) => change(byId(api.messages, params.id), body)),
  route(discardAdminMessage, ({ params }) => remove(api.messages, params.id)),
]
