import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys'

interface Shortcut {
  /** As the list of shortcuts shows it: 'J', 'Ctrl S or ⌘ S'. */
  keys: string
  /** What it does: 'Next row'. */
  label: string
}

interface BoundShortcut extends Shortcut {
  matches: (event: KeyboardEvent) => boolean
  everywhere: boolean
  of: string | undefined
  isPending: boolean
  run: () => void
}

/** A press that waits. `waitsFor` is unknown while another press is before it. */
interface HeldPress {
  event: KeyboardEvent
  waitsFor?: BoundShortcut
}

interface ShortcutOptions {
  /** With the Ctrl or the Command key. */
  command?: boolean
  /** Also while the operator types, and over a dialog. */
  everywhere?: boolean
  /** A disabled shortcut is neither bound nor listed. */
  enabled?: boolean
  /** What it acts on. A press that has waited acts only on the same thing. */
  of?: string | undefined
  /** Whether presses wait, because what they act on is not rendered yet. */
  isPending?: boolean
}

let bound: readonly BoundShortcut[] = []
/** In the order in which they were pressed. */
let held: HeldPress[] = []
/** Milliseconds after which a press that waits is forgotten. */
const patience = 2000
const listeners = new Set<() => void>()

function setBound(next: readonly BoundShortcut[]): void {
  if (bound.length === 0) window.addEventListener('keydown', onKeyDown)
  bound = next
  if (bound.length === 0) window.removeEventListener('keydown', onKeyDown)
  for (const listener of listeners) listener()
  runHeldSoon()
}

/** Runs them after the shortcuts of the same render are bound. */
function runHeldSoon(): void {
  if (held.length > 0) queueMicrotask(runHeld)
}

const typingTarget = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether keys belong to a field or to a dialog. */
const isTaken = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(typingTarget) !== null) ||
  document.querySelector('[role="dialog"]') !== null

/** The shortcut of a press, unless a field or a dialog takes the key. */
function findShortcut(event: KeyboardEvent, target: EventTarget | null) {
  const shortcut = bound.findLast(({ matches }) => matches(event))
  return shortcut && (shortcut.everywhere || !isTaken(target)) ? shortcut : undefined
}

/** Renders what the shortcut changes, so that the next press acts on that. */
const run = (shortcut: BoundShortcut) => flushSync(() => shortcut.run())

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  const shortcut = findShortcut(event, event.target)
  if (!shortcut) return
  event.preventDefault()
  if (event.repeat) return
  if (event.timeStamp - (held[0]?.event.timeStamp ?? 0) > patience) held = []
  if (shortcut.isPending || held.length > 0) {
    held.push({ event })
    runHeld()
  } else run(shortcut)
}

/** Runs the presses that wait, in their order, as far as what they act on is rendered. */
function runHeld(): void {
  for (let [first] = held; first; [first] = held) {
    const { event, waitsFor } = first
    if (waitsFor?.isPending && bound.includes(waitsFor)) return
    const shortcut = findShortcut(event, document.activeElement)
    if (!shortcut || (waitsFor && waitsFor.of !== shortcut.of)) {
      held = []
      return
    }
    if (shortcut.isPending) {
      first.waitsFor = shortcut
      return
    }
    held.shift()
    run(shortcut)
  }
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
  options: ShortcutOptions = {},
): void {
  const { command = false, everywhere = false, enabled = true, of, isPending = false } = options
  const press = useEffectEvent(onPress)
  const own = useRef<BoundShortcut>(undefined)
  useEffect(() => {
    if (!enabled) return
    const presses = withModifiers(key, command).flatMap(parseKeybinding)
    const name = key.toUpperCase()
    const shortcut: BoundShortcut = {
      keys: command ? `Ctrl ${name} or ⌘ ${name}` : name,
      label,
      everywhere,
      of,
      isPending: false,
      matches: (event) => presses.some((press) => matchKeyBindingPress(event, press)),
      run: () => press(),
    }
    own.current = shortcut
    setBound([...bound, shortcut])
    return () => setBound(bound.filter((one) => one !== shortcut))
  }, [key, label, command, everywhere, enabled, of])
  // Does not bind it again, which would change its place in the list.
  useEffect(() => {
    if (own.current) own.current.isPending = isPending
    if (!isPending) runHeldSoon()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The shortcuts that are bound now, in the order in which they were bound. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => bound)
