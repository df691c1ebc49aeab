import type { InviteName } from '@farandfew/domain/admin/invites'
import type { AdminInvite } from '@farandfew/domain/admin/invites'
import { useEffect, useRef } from 'react'
import { keyOf } from './invites.data.ts'
import { lineId } from './queue-list.tsx'

interface Walk {
  items: readonly AdminInvite[]
  opened: InviteName | undefined
  open: (name: InviteName) => void
  close: () => void
}

/**
 * Goes through the queue. The focus goes along: to the request that is opened, in the queue where a person walks there
 * by the arrows, and back to the line of a request that is closed.
 */
export function useWalk({ items, opened, open, close }: Walk) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusNext = useRef<'heading' | 'line'>(undefined)
  /** Where the open request stands, or stood before it left the queue. */
  const place = useRef(-1)
  const openKey = opened && keyOf(opened)
  const index = items.findIndex((item) => keyOf(item) === openKey)
  const lineOf = useRef<string>(undefined)

  useEffect(() => {
    if (index >= 0) place.current = index
    else if (openKey === undefined) place.current = -1
  }, [index, openKey])

  useEffect(() => {
    const wanted = focusNext.current
    focusNext.current = undefined
    if (wanted === 'heading') heading.current?.focus()
    else if (wanted === 'line' && lineOf.current) document.getElementById(lineOf.current)?.focus()
  }, [openKey])

  const go = (name: InviteName, focus: 'heading' | 'line') => {
    focusNext.current = focus
    lineOf.current = lineId(name)
    open({ kind: name.kind, id: name.id })
  }
  const step = (by: 1 | -1) => {
    // What left the queue gave its place to the one behind it.
    const from = index < 0 && by === 1 ? Math.max(place.current, 0) - 1 : place.current
    const target = items[Math.min(Math.max(from + by, 0), items.length - 1)]
    if (!target || keyOf(target) === openKey) return
    go(target, document.activeElement?.closest('[data-queue]') ? 'line' : 'heading')
  }
  return {
    heading,
    open: (name: InviteName) => go(name, 'heading'),
    close: () => {
      if (opened) lineOf.current = lineId(opened)
      focusNext.current = 'line'
      close()
    },
    next: () => step(1),
    previous: () => step(-1),
  }
}
