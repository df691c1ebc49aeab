import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { receiveEvent } from './conversation.ts'
import {
  conversationCalls,
  conversationQuery,
  eventsUrl,
  listMissedEvents,
} from './group-messages.data.ts'
import { createAnnouncer } from './live/announcer.ts'
import { followConversation, type LiveState } from './live/follow-conversation.ts'
import { outboxOf, storageKeyOf } from './send/outboxes.ts'

interface Announcement {
  /** Differs for the same words said twice. */
  id: number
  text: string
}

/** A group's conversation, which follows its events while the component is shown. */
export function useConversation(departureId: number, memberId: number) {
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

  useEffect(() => {
    const announcer = createAnnouncer((text) =>
      setAnnouncement((last) => ({ id: (last?.id ?? 0) + 1, text })),
    )
    const stop = followConversation({
      load: async () => {
        const read = conversationQuery(queryClient, { departureId, memberId })
        return (await queryClient.fetchQuery({ ...read, staleTime: 0 })).lastEventId
      },
      listMissed: (after, signal) => listMissedEvents(departureId, after, signal),
      streamUrl: (after) => eventsUrl(departureId, after),
      onEvent: (event) => {
        const known = calls.read()
        if (event.kind === 'posted' && !event.message.isOwn) {
          if (!known?.messages.some(({ id }) => id >= event.message.id)) {
            announcer.add(event.message)
          }
        }
        calls.update((conversation) => receiveEvent(conversation, event, isWatching.current))
      },
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
  }, [queryClient, departureId, memberId, calls, outbox, attempt, signedInAt])

  return { conversation, calls, outbox, unsent, live, restart, announcement, setWatching }
}
