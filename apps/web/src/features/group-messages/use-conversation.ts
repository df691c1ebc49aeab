import { buildUrl, call } from '@farandfew/api-client'
import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import {
  listGroupEvents,
  openGroupEvents,
} from '@farandfew/domain/group-messages/group-messages.contract.ts'
import type { Group } from '@farandfew/domain/groups/group.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { refreshMembers } from '../connections/connections.data.ts'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { receiveEvent } from './conversation.ts'
import { conversationCalls, conversationQuery } from './group-messages.data.ts'
import { type Announcement, createAnnouncer } from './live/announcer.ts'
import { followConversation, type LiveState } from './live/follow-conversation.ts'
import { outboxOf, storageKeyOf } from './send/outboxes.ts'

/** A group's conversation, which follows its events while the component is shown. */
export function useConversation({ departure, me, members }: Group) {
  const [departureId, memberId] = [departure.id, me.id]
  // Messages of someone who has left show another author.
  const memberIds = members.map(({ id }) => id).join()
  const queryClient = useQueryClient()
  const [calls] = useState(() => conversationCalls(queryClient, { departureId, memberId }))
  const [outbox] = useState(() =>
    outboxOf(storageKeyOf('outbox', departureId, memberId), calls.deliver),
  )
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.read)
  const query = conversationQuery(queryClient, { departureId, memberId })
  // Its effect below fetches it.
  const { data: conversation } = useQuery({ ...query, enabled: false })
  const [live, setLive] = useState<LiveState>('connecting')
  // A login after the session had ended connects again.
  const { dataUpdatedAt: signedInAt } = useCurrentUser()
  const [attempt, restart] = useReducer((count: number) => count + 1, 0)
  const [announcement, setAnnouncement] = useState<Announcement>()
  const isWatching = useRef(false)
  /** Says whether the member sees the end of the conversation. */
  const setWatching = useCallback((isNow: boolean) => {
    isWatching.current = isNow
  }, [])

  /** The latest message that came with the list or an event; undefined before the list was loaded. */
  const receivedUpTo = useRef<number>(undefined)
  useEffect(() => {
    const announcer = createAnnouncer(setAnnouncement)
    const params = { departureId: String(departureId) }
    const stop = followConversation({
      load: async () => {
        const read = conversationQuery(queryClient, { departureId, memberId })
        const { messages, lastEventId } = await queryClient.fetchQuery({ ...read, staleTime: 0 })
        announcer.review(messages)
        const before = receivedUpTo.current ?? Infinity
        for (const message of messages) {
          if (message.id > before && isNews(message)) announcer.add(message)
        }
        receivedUpTo.current = messages.at(-1)?.id ?? 0
        return lastEventId
      },
      listMissed: (after, signal) =>
        call(listGroupEvents, { params, query: { after: String(after) } }, { signal }),
      streamUrl: (after) => buildUrl(openGroupEvents.path, { params, query: { after } }),
      onEvent: (event) => {
        if (event.kind === 'posted' && event.message.id > (receivedUpTo.current ?? 0)) {
          receivedUpTo.current = event.message.id
          if (isNews(event.message)) announcer.add(event.message)
        }
        if (event.kind === 'changed') announcer.change(event.message)
        calls.update((conversation) => receiveEvent(conversation, event, isWatching.current))
      },
      onReset: () => void refreshMembers(queryClient),
      onState: (state) => {
        setLive(state)
        if (state === 'live') void outbox.flush()
      },
    })
    const flush = () => void outbox.flush()
    window.addEventListener('online', flush)
    return () => {
      stop()
      announcer.stop()
      window.removeEventListener('online', flush)
    }
  }, [queryClient, departureId, memberId, calls, outbox, attempt, signedInAt, memberIds])

  return { conversation, calls, outbox, unsent, live, restart, announcement, setWatching }
}

const isNews = ({ isOwn, end }: GroupMessage): boolean => !isOwn && end === null
