import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { type RefObject, useRef, useState } from 'react'
import type { ConversationCalls } from './group-messages.data.ts'

/** Loads older messages, one page at a time. `load` returns whether there are more. */
export function useOlderMessages(
  calls: ConversationCalls,
  scroller: RefObject<HTMLElement | null>,
) {
  const running = useRef<Promise<boolean>>(undefined)
  const [isLoading, setLoading] = useState(false)
  const load = async (): Promise<boolean> => {
    setLoading(true)
    try {
      return await calls.loadOlder()
    } catch (error) {
      toastFailure(error, 'Earlier messages could not be loaded')
      return false
    } finally {
      running.current = undefined
      setLoading(false)
      keepFocus(scroller.current)
    }
  }
  return { isLoading, load: () => (running.current ??= load()) }
}

/** The button is gone when the first message is there. */
function keepFocus(scroller: HTMLElement | null): void {
  const first = scroller?.querySelector<HTMLElement>('[data-message]')
  setTimeout(() => {
    if (document.activeElement === document.body) first?.focus({ preventScroll: true })
  })
}
