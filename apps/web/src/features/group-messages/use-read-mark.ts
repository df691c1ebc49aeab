import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import type { Conversation } from './conversation.ts'
import type { ConversationCalls } from './group-messages.data.ts'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the tab is in front. */
const useVisible = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

/** Milliseconds that a message is in view until it counts as read. */
const readAfterMs = 400

interface ReadMarkOptions {
  conversation: Conversation
  calls: Pick<ConversationCalls, 'markRead'>
  /** Gets whether the member sees the end of the conversation. */
  setWatching: (isNow: boolean) => void
}

/** Marks the conversation as read while the member sees its end. */
export function useReadMark(
  { conversation, calls, setWatching }: ReadMarkOptions,
  isAtEnd: boolean,
  scroller: RefObject<HTMLElement | null>,
): void {
  const isVisible = useVisible()
  const { readUpTo } = conversation
  const latest = conversation.messages.findLast(({ isOwn }) => !isOwn)?.id ?? 0
  useEffect(() => {
    setWatching(isVisible && isAtEnd)
    if (!isVisible || !isAtEnd || latest <= readUpTo) return
    const timer = setTimeout(() => {
      // In a tab of the page that is not open.
      if (scroller.current?.clientHeight === 0) return
      // It is said again with the next message.
      calls.markRead(latest).catch(() => undefined)
    }, readAfterMs)
    return () => clearTimeout(timer)
  }, [setWatching, isVisible, isAtEnd, latest, readUpTo, calls, scroller])
}
