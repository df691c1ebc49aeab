import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Values by the name of their query parameter; empty or undefined removes one. */
export type UrlValues = Readonly<Record<string, string | undefined>>

function withValues(parameters: URLSearchParams, values: UrlValues): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(values)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

/** The query parameters of the page: what is filtered, sorted and open survives a reload and can be linked to. */
export function useUrlState() {
  const [parameters, setParameters] = useSearchParams()
  const change = useCallback(
    (values: UrlValues, { push = false }: { push?: boolean } = {}) =>
      setParameters((before) => withValues(before, values), { replace: !push }),
    [setParameters],
  )
  return {
    /** A parameter's value, '' if there is none. */
    get: (name: string) => parameters.get(name) ?? '',
    /** Changes some parameters in place; `push` adds an entry to the browser's history. */
    change,
    /** The address of this page with some parameters changed. */
    hrefWith: (values: UrlValues) => `?${withValues(parameters, values).toString()}`,
  }
}

export type UrlState = ReturnType<typeof useUrlState>
