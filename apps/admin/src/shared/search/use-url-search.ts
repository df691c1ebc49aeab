import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Milliseconds after the last key before a search starts. */
export const searchDelay = 250

const parameter = 'search'

/**
 * The text of the search field, and the search itself, which is kept in the URL: it follows the field
 * once the typing rests, and survives a reload and the gate. `apply` starts it at once.
 */
export function useUrlSearch() {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get(parameter)?.trim() ?? ''
  const [typed, setTyped] = useState(search)
  // `followed` is the last search of the URL that was looked at, `written` the last that came from the field.
  const [{ followed, written }, setKnown] = useState({ followed: search, written: search })

  if (search !== followed) {
    const fromField = search === written
    setKnown({ followed: search, written: search })
    if (!fromField) setTyped(search)
  }

  const write = useCallback(
    (text: string) => {
      setKnown((known) => ({ ...known, written: text }))
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          if (text) after.set(parameter, text)
          else after.delete(parameter)
          return after
        },
        { replace: true },
      )
    },
    [setParameters],
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

  return { search, typed, type: setTyped, apply }
}
