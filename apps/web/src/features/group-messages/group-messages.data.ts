import { call, endpointKey } from '@farandfew/api-client'
import { withProgress } from '@farandfew/api-client/upload'
import type { GroupMessage, ReactionName } from '@farandfew/domain/group-messages/group-message.ts'
import {
  deleteGroupMessage,
  editGroupMessage,
  listGroupMessages,
  markGroupRead,
  pinGroupMessage,
  postGroupMessage,
  reactToGroupMessage,
  unpinGroupMessage,
  uploadMessagePicture,
} from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type Conversation,
  receiveMessage,
  receiveOlder,
  receivePage,
  receiveRead,
} from './conversation.ts'
import { unreadQuery } from './unread.data.ts'
import type { DeliveryListener, UnsentMessage } from './send/outbox.ts'

interface Follower {
  departureId: number
  memberId: number
}

const paramsOf = (departureId: number) => ({ departureId: String(departureId) })

/** The conversation of a group. It is kept up to date by its events, so nothing else refetches it. */
export const conversationQuery = (
  queryClient: QueryClient,
  { departureId, memberId }: Follower,
) => {
  const input = { params: paramsOf(departureId), query: {} }
  const queryKey = [...endpointKey(listGroupMessages, input), memberId] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Conversation> => {
      const page = await call(listGroupMessages, input, { signal })
      queryClient.setQueryData(unreadQuery(departureId).queryKey, page.unread)
      return receivePage(page, memberId, queryClient.getQueryData<Conversation>(queryKey))
    },
  })
}

/** The calls of a conversation. Each keeps the API's answer in the cache. */
export function conversationCalls(queryClient: QueryClient, follower: Follower) {
  const { departureId } = follower
  const { queryKey } = conversationQuery(queryClient, follower)
  const params = paramsOf(departureId)
  const read = () => queryClient.getQueryData<Conversation>(queryKey)
  const update = (change: (conversation: Conversation) => Conversation) => {
    const next = queryClient.setQueryData<Conversation>(queryKey, (known) => known && change(known))
    if (next) queryClient.setQueryData(unreadQuery(departureId).queryKey, next.unread)
  }
  const keep = async (answer: Promise<GroupMessage>) => {
    const message = await answer
    update((known) => receiveMessage(known, message))
    return message
  }
  const of = (messageId: number) => ({ params: { ...params, messageId: String(messageId) } })

  const upload = async (picture: File, onProgress: (share: number) => void) => {
    const transport = withProgress(onProgress)
    return (await call(uploadMessagePicture, { params, body: { picture } }, { transport })).key
  }

  return {
    read,
    update,
    /** Sends a message. `onUploaded` gets the keys of its pictures, which every other attempt has to name again. */
    deliver: async (
      { key: idempotencyKey, text, replyToId, pictures }: UnsentMessage,
      { onProgress, onUploaded }: DeliveryListener,
    ) => {
      const uploaded: { key: string; description: string }[] = []
      for (const [index, { file, description, key: known }] of pictures.entries()) {
        const key =
          known ?? (await upload(file!, (share) => onProgress((index + share) / pictures.length)))
        if (known === undefined) onUploaded(index, key)
        uploaded.push({ key, description })
      }
      const body = { text, replyTo: replyToId, pictures: uploaded }
      return keep(call(postGroupMessage, { params, body }, { idempotencyKey }))
    },
    edit: (messageId: number, text: string) =>
      keep(call(editGroupMessage, { ...of(messageId), body: { text } })),
    remove: (messageId: number) => keep(call(deleteGroupMessage, of(messageId))),
    react: (messageId: number, reaction: ReactionName, isOn: boolean) =>
      keep(call(reactToGroupMessage, { ...of(messageId), body: { reaction, isOn } })),
    pin: (messageId: number) => keep(call(pinGroupMessage, of(messageId))),
    unpin: (messageId: number) => keep(call(unpinGroupMessage, of(messageId))),
    /** Loads the next older page. Returns whether there is another one. */
    loadOlder: async (): Promise<boolean> => {
      const before = read()?.olderCursor
      if (before === null || before === undefined) return false
      const input = { params, query: { before: String(before) } }
      const page = await call(listGroupMessages, input)
      update((known) => (known.olderCursor === before ? receiveOlder(known, page) : known))
      return page.olderCursor !== null
    },
    /** Says that everything up to a message was read. No one is asked to log in for that. */
    markRead: async (messageId: number) => {
      update((known) => receiveRead(known, messageId))
      const body = { messageId }
      await call(markGroupRead, { params, body }, { signInAgain: false })
    },
  }
}

export type ConversationCalls = ReturnType<typeof conversationCalls>
