import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys'

export interface Shortcut {
  /** As the list of shortcuts shows it: 'J', 'Ctrl S or ⌘ S'. */
  keys: string
  /** What it does: 'Next row'. */
  label: string
}

interface BoundShortcut extends Shortcut {
  matches: (event: KeyboardEvent) => boolean
  everywhere: boolean
  run: () => void
}

export interface ShortcutOptions {
  /** With the Ctrl or the Command key. */
  command?: boolean
  /** Also while the operator types, and over a dialog. */
  everywhere?: boolean
  /** A disabled shortcut is neither bound nor listed. */
  enabled?: boolean
}

let bound: readonly BoundShortcut[] = []
const listeners = new Set<() => void>()

function setBound(next: readonly BoundShortcut[]): void {
  if (bound.length === 0) window.addEventListener('keydown', onKeyDown)
  bound = next
  if (bound.length === 0) window.removeEventListener('keydown', onKeyDown)
  for (const listener of listeners) listener()
}

const typingTarget = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether keys belong to a field or to a dialog. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(typingTarget) !== null) ||
  document.querySelector('[role="dialog"]') !== null

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  const shortcut = bound.findLast(({ matches }) => matches(event))
  if (!shortcut || (!shortcut.everywhere && isTaken(event))) return
  event.preventDefault()
  if (!event.repeat) shortcut.run()
}

/** On some keyboards a sign such as '?' needs Shift, on others it does not. */
const withModifiers = (key: string, command: boolean) =>
  command ? [`Control+${key}`, `Meta+${key}`] : /^[a-z]$/.test(key) ? [key] : [key, `Shift+${key}`]

/**
 * Binds a key while the component is rendered. The component that was mounted last wins, and the dialog behind '?'
 * lists all of them. `key` is a lower-case letter or a sign.
 */
export function useShortcut(
  key: string,
  label: string,
  onPress: () => void,
  { command = false, everywhere = false, enabled = true }: ShortcutOptions = {},
): void {
  const run = useEffectEvent(onPress)
  useEffect(() => {
    if (!enabled) return
    const presses = withModifiers(key, command).flatMap(parseKeybinding)
    const name = key.toUpperCase()
    const shortcut: BoundShortcut = {
      keys: command ? `Ctrl ${name} or ⌘ ${name}` : name,
      label,
      everywhere,
      matches: (event) => presses.some((press) => matchKeyBindingPress(event, press)),
      run: () => run(),
    }
    setBound([...bound, shortcut])
    return () => setBound(bound.filter((one) => one !== shortcut))
  }, [key, label, command, everywhere, enabled])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The shortcuts that are bound now, in the order in which they were bound. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => bound)
