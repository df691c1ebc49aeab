import { useCallback, useEffect, useRef, useState } from 'react'
import { useUrlState } from '../url/use-url-state.ts'

/** Milliseconds after the last key before a search starts. */
export const searchDelay = 250

/**
 * The text of a search field, and the search in the URL, which follows the field after `searchDelay`. `apply` starts a
 * search at once, and `clear` ends it and returns the focus to the field, which has `fieldRef`.
 */
export function useUrlSearch() {
  const { get, change } = useUrlState()
  const search = get('search').trim()
  const [typed, setTyped] = useState(search)
  // `seen` is the last search that was in the URL, `written` the last one that came from the field.
  const [{ seen, written }, setKnown] = useState({ seen: search, written: search })

  if (search !== seen) {
    setKnown({ seen: search, written: search })
    // A link or the Back button has changed the search.
    if (search !== written) setTyped(search)
  }

  const write = useCallback(
    (text: string) => {
      setKnown((known) => ({ ...known, written: text }))
      change({ search: text })
    },
    [change],
  )

  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === search) return
    const timer = setTimeout(() => write(wanted), searchDelay)
    return () => clearTimeout(timer)
  }, [wanted, search, write])

  const apply = (text: string) => {
    setTyped(text)
    write(text.trim())
  }

  const fieldRef = useRef<HTMLInputElement>(null)
  const clear = () => {
    apply('')
    fieldRef.current?.focus()
  }

  return { search, typed, type: setTyped, apply, clear, fieldRef }
}
