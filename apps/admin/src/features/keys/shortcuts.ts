import { useEffect, useRef, useSyncExternalStore } from 'react'

export interface Shortcut {
  /** As KeyboardEvent.key tells it: 'j', '/', '?'. */
  key: string
  /** What it does, for the list of all keys: 'Next row'. */
  label: string
}

interface Bound extends Shortcut {
  run: () => void
}

let bound: readonly Bound[] = []
const listeners = new Set<() => void>()

function change(next: readonly Bound[]): void {
  bound = next
  for (const listener of listeners) listener()
}

/** Whether the key belongs to what is typed into, or to a dialog that stands over the room. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"]') !== null ||
    document.querySelector('[role="dialog"]') !== null
  )
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTaken(event)) return
  const found = bound.findLast(({ key }) => key === event.key)
  if (!found) return
  event.preventDefault()
  found.run()
}

/**
 * A key of this room, for as long as the component stands; not while a person types. The one bound last wins, and '?'
 * lists them all.
 */
export function useShortcut(key: string, label: string, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const own: Bound = { key, label, run: () => latest.current() }
    if (bound.length === 0) window.addEventListener('keydown', onKey)
    change([...bound, own])
    return () => {
      change(bound.filter((one) => one !== own))
      if (bound.length === 0) window.removeEventListener('keydown', onKey)
    }
  }, [key, label])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The keys that are bound now, in their order. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => bound)
