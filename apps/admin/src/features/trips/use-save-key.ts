import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, useListedKeys } from '../../shared/keys/shortcuts.ts'

const listed: readonly Shortcut[] = [{ key: 'Ctrl S or ⌘ S', label: 'Save the trip' }]

const isSaveKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'

/** Calls back on Ctrl-S, or the Command key's, in place of the browser's own saving. */
export function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useListedKeys(listed)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
