import { useEffect, useRef, useSyncExternalStore } from 'react'

export interface Shortcut {
  /** As KeyboardEvent.key tells it: 'j', '/', '?'. */
  key: string
  /** What it does, for the list of all keys: 'Next row'. */
  label: string
}

interface Bound extends Shortcut {
  /** Nothing where the room itself listens for the key. */
  run?: () => void
}

let bound: readonly Bound[] = []
const listeners = new Set<() => void>()
const isListening = () => bound.some(({ run }) => run)

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
  const run = bound.findLast(({ key, run: own }) => own && key === event.key)?.run
  if (!run) return
  event.preventDefault()
  run()
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
    if (!isListening()) window.addEventListener('keydown', onKey)
    change([...bound, own])
    return () => {
      change(bound.filter((one) => one !== own))
      if (!isListening()) window.removeEventListener('keydown', onKey)
    }
  }, [key, label])
}

/** Lists keys that the room listens for by itself, for as long as the component stands; always the same list. */
export function useListedKeys(keys: readonly Shortcut[]): void {
  useEffect(() => {
    change([...keys, ...bound])
    return () => change(bound.filter((one) => !keys.includes(one)))
  }, [keys])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The keys that are bound now, in their order. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => bound)
