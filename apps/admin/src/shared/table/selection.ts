import { selectedRowsMax } from '@farandfew/domain/contract/page.ts'
import { useState } from 'react'

export interface Selection {
  keys: ReadonlySet<string>
  toggle: (key: string, shift?: boolean) => void
  set: (keys: Iterable<string>) => void
}

/**
 * The rows of a list that the operator selects, of which only those that are loaded count. With Shift, every row from the
 * last one up to this one. Selects no more than `selectedRowsMax.all`.
 */
export function useSelection(rows: readonly string[], listKey: string): Selection {
  const [{ keys, last, of }, setState] = useState({
    keys: [] as readonly string[],
    last: undefined as string | undefined,
    of: listKey,
  })
  const loaded = new Set(keys.length === 0 ? [] : rows)
  const current = of === listKey ? keys.filter((key) => loaded.has(key)) : []
  const store = (next: Iterable<string>, to?: string) =>
    setState({ keys: [...new Set(next)].slice(0, selectedRowsMax.all), last: to, of: listKey })
  return {
    keys: new Set(current),
    set: store,
    toggle: (key, shift = false) => {
      const [from, to] = [rows.indexOf(last ?? ''), rows.indexOf(key)].sort((a, b) => a - b)
      const range = shift && from! >= 0 ? rows.slice(from, to! + 1) : [key]
      if (current.includes(key))
        store(
          current.filter((one) => !range.includes(one)),
          key,
        )
      else store([...current, ...range], key)
    },
  }
}
