import {
  adminMessage,
  type AdminMessage,
  adminMessageCounts,
  adminMessageParams,
  adminMessages,
  adminMessagesQuery,
  messageChannels,
  sendAgainForm,
  sentAgain,
} from '@farandfew/domain/messages/admin-messages.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface MessagesState {
  messages: AdminMessage[]
}

export const noMessages = (): MessagesState => ({ messages: [] })

const gone = { code: 'NOT_FOUND', detail: 'This message no longer exists.' } as const
const settled = { code: 'MESSAGE_CHANGED', detail: 'It is already being sent again.' } as const

/** The calls of the messages' page, and of the count in the navigation. */
export const messagesRoutes = (api: MessagesState): FakeRoutes => {
  const withState = (state: string) => api.messages.filter((message) => message.state === state)
  return {
    'GET /api/admin/messages': ({ response, query }) => {
      const { search, state, ...asked } = z.parse(adminMessagesQuery, Object.fromEntries(query))
      const found = withState(state).filter(({ recipient, kind }) =>
        anyContains([recipient, kind], search),
      )
      send(response, 200, adminMessages, newestFirst(found, asked))
    },
    'GET /api/admin/messages/counts': ({ response }) => {
      const count = (channel: string, state: string) =>
        withState(state).filter((message) => message.channel === channel).length
      const channels = messageChannels.map((channel) => ({
        channel,
        waiting: count(channel, 'waiting'),
        dead: count(channel, 'dead'),
        oldestSeconds: 300,
      }))
      const present = channels.filter(({ waiting, dead }) => waiting + dead > 0)
      send(response, 200, adminMessageCounts, { channels: present })
    },
    'POST /api/admin/messages/send-again': ({ response }) => {
      const dead = withState('dead')
      for (const message of dead) message.state = 'waiting'
      send(response, 200, sentAgain, { messages: dead.length })
    },
    'POST /api/admin/messages/:id/send-again': ({ response, params, body }) => {
      const { id } = z.parse(adminMessageParams, params)
      const { recipient } = z.parse(sendAgainForm, body)
      const message = api.messages.find((one) => one.id === id)
      if (!message) return refuse(response, gone)
      if (message.state === 'waiting') return refuse(response, settled)
      Object.assign(message, { state: 'waiting', ...(recipient !== undefined && { recipient }) })
      send(response, 200, adminMessage, message)
    },
    'DELETE /api/admin/messages/:id': ({ response, params }) => {
      const { id } = z.parse(adminMessageParams, params)
      const message = api.messages.find((one) => one.id === id)
      if (!message) return refuse(response, gone)
      api.messages = api.messages.filter((one) => one !== message)
      send(response, 200, adminMessage, message)
    },
  }
}
