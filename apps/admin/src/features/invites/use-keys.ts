import { useEffect, useRef, useState } from 'react'
import { useListedKeys } from '../../shared/keys/shortcuts.ts'

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const storageKey = 'farandfew.console.invite-keys'

export interface KeyActions {
  next: () => void
  previous: () => void
  approve: () => void
  reject: () => void
  undo: () => void
}

const actionOfKey: Readonly<Record<string, keyof KeyActions>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  u: 'undo',
}

const undoKey = { key: 'Ctrl Z or ⌘ Z', label: 'Undo the last decision' }
const allKeys = [
  { key: 'J', label: 'Next request' },
  { key: 'K', label: 'Previous request' },
  { key: 'A', label: 'Approve' },
  { key: 'R', label: 'Reject' },
  { key: 'U', label: 'Undo the last decision' },
  undoKey,
]
const keysWithoutSingle = [undoKey]

/** What a key asks for: a single one where these are on, an arrow inside the queue, and Ctrl-Z always. */
function actionOf(event: KeyboardEvent, keysOn: boolean): keyof KeyActions | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (target instanceof Element && target.closest(`${fields}, [role="dialog"]`)) return undefined
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z') return 'undo'
  if (altKey || ctrlKey || metaKey || event.repeat) return undefined
  if (target instanceof Element && target.closest('[data-queue]')) {
    if (key === 'ArrowDown') return 'next'
    if (key === 'ArrowUp') return 'previous'
  }
  return keysOn && !shiftKey ? actionOfKey[key.toLowerCase()] : undefined
}

/** Works the queue from the keyboard, except while something is typed or a dialog lies over it. */
export function useKeys(actions: KeyActions, keysOn: boolean): void {
  const latest = useRef(actions)
  useListedKeys(keysOn ? allKeys : keysWithoutSingle)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.defaultPrevented ? undefined : actionOf(event, keysOn)
      if (!action) return
      event.preventDefault()
      latest.current[action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [keysOn])
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/**
 * Whether single keys work the queue, kept in this browser. They can be switched off, for whoever speaks to the computer
 * (WCAG 2.2, 2.1.4).
 */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(readChoice)
  const choose = (wanted: boolean) => {
    setOn(wanted)
    try {
      localStorage.setItem(storageKey, wanted ? 'on' : 'off')
    } catch {
      // A browser that keeps nothing still has the choice until the page is left.
    }
  }
  return [on, choose]
}
