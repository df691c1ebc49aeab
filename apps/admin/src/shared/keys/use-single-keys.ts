import { useState } from 'react'
import { readStored, store } from '../stored.ts'

const storageKey = 'farandfew.console.invite-keys'

/**
 * Whether single letters are shortcuts, stored in this browser. People who use speech input can turn them off
 * (WCAG 2.2, 2.1.4).
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(storageKey) !== 'off')
  const choose = (wanted: boolean) => {
    setOn(wanted)
    store(storageKey, wanted ? 'on' : 'off')
  }
  return [on, choose]
}
