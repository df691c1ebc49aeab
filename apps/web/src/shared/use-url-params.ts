import { useSearchParams } from 'react-router-dom'
import { useBrowserValue, useHydrated } from './use-hydrated.ts'

/** New values by parameter; undefined removes one. */
type Changes = Readonly<Record<string, string | undefined>>

interface ChangeOptions {
  /** Adds an entry to the browser's history instead of replacing the current one. */
  push?: boolean
  /** Stored with the history entry. */
  state?: unknown
}

/**
 * The parameters of the URL's query, and a function that changes some of them. There are none in a prerendered page and
 * in the hydrating render.
 */
export function useUrlParams() {
  const [search, setSearch] = useSearchParams()
  const params = new URLSearchParams(useBrowserValue(() => search.toString(), ''))
  const change = (changes: Changes, { push = false, state }: ChangeOptions = {}) => {
    // Of two changes in a row the second is made before the first is rendered, and repeats the old value of that.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === (search.get(name) ?? undefined)) continue
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: !push, state })
  }
  return [params, change] as const
}

/** The token of a mail's link: null if the URL has none, empty in a prerendered page. */
export function useLinkToken(): string | null {
  const [params] = useUrlParams()
  return useHydrated() ? params.get('token') || null : ''
}
