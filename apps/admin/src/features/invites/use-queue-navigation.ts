import type { AdminInvite, InviteName } from '@farandfew/domain/invites/admin-invites.ts'
import { useEffect, useRef, useState } from 'react'
import { keyOf } from './invites.data.ts'
import { isInQueue, lineId } from './queue-list.tsx'
import type { Queue } from './use-queue.ts'

/**
 * Opens the next or the previous request. The focus goes to the heading of the request, or stays in the queue if it was
 * there; closing a request returns it to the request's line.
 */
export function useQueueNavigation({ rows: items, opened, open, close }: Queue) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusNext = useRef<'heading' | 'line'>(undefined)
  const [openedByItself, setOpenedByItself] = useState<string>()
  /** The position of the open request, or its last one if it has left the queue. */
  const position = useRef(-1)
  const openKey = opened && keyOf(opened)
  const index = items.findIndex((item) => keyOf(item) === openKey)
  const line = useRef<string>(undefined)

  useEffect(() => {
    if (index >= 0) position.current = index
    else if (openKey === undefined) position.current = -1
  }, [index, openKey])

  useEffect(() => {
    const target = focusNext.current
    focusNext.current = undefined
    if (target === 'heading') heading.current?.focus()
    else if (target === 'line' && line.current) document.getElementById(line.current)?.focus()
  }, [openKey])

  const goTo = ({ kind, id }: InviteName, focus: 'heading' | 'line') => {
    focusNext.current = focus
    line.current = lineId({ kind, id })
    setOpenedByItself(undefined)
    open({ kind, id })
  }
  const step = (by: 1 | -1) => {
    // A request that left the queue gave its position to the next one.
    const from = index < 0 && by === 1 ? Math.max(position.current, 0) - 1 : position.current
    const target = items[Math.min(Math.max(from + by, 0), items.length - 1)]
    if (!target || keyOf(target) === openKey) return
    goTo(target, isInQueue(document.activeElement) ? 'line' : 'heading')
  }
  /** Opens the next pending request after a decision, unless the operator has moved on. */
  const advance = (decided: InviteName) => {
    const decidedKey = keyOf(decided)
    if (decidedKey !== openKey) return
    const isOpen = (item: AdminInvite) => item.status === 'pending' && keyOf(item) !== decidedKey
    const target = items.slice(index + 1).find(isOpen) ?? items.find(isOpen)
    if (!target) return
    goTo(target, 'heading')
    setOpenedByItself(keyOf(target))
  }
  return {
    heading,
    /** The request that was opened by `advance` and not by the operator. */
    openedByItself,
    advance,
    open: (name: InviteName) => goTo(name, 'heading'),
    close: () => {
      if (opened) line.current = lineId(opened)
      focusNext.current = 'line'
      close()
    },
    next: () => step(1),
    previous: () => step(-1),
  }
}
