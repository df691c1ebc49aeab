import { useState } from 'react'

const storageKey = 'farandfew.console.invite-keys'

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/**
 * Whether single letters are shortcuts, stored in this browser. People who use speech input can turn them off
 * (WCAG 2.2, 2.1.4).
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(readChoice)
  const choose = (wanted: boolean) => {
    setOn(wanted)
    try {
      localStorage.setItem(storageKey, wanted ? 'on' : 'off')
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }
  return [on, choose]
}
