import type { KeyboardEvent } from 'react'

/** Escape clears a search that is not empty, and must not lose the text of another field. */
const holdsText = (target: EventTarget) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.value !== ''

/** Whether a key closes the innermost open part, which is then the only one that it closes. */
export function isClosingKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || holdsText(event.target)) return false
  event.preventDefault()
  return true
}
