import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

interface Row {
  id?: unknown
}
interface Rows {
  items: readonly Row[]
  total?: number
}
type List = Rows | InfiniteData<Rows>

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (data: unknown): data is List =>
  isObject(data) && ('pages' in data || ('items' in data && Array.isArray(data.items)))

/** A list with each of its pages changed. */
const changeRows = (list: List, change: (rows: Rows) => Rows): List =>
  'pages' in list ? { ...list, pages: list.pages.map(change) } : change(list)

/**
 * Shows an answer in what was read under a key: a list in the row of the same id, anything else in itself. An answer
 * leaves what it does not contain as it is.
 */
export function showAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const shown: unknown = query.state.data
    if (isList(shown) && !isList(answer)) {
      client.setQueryData<unknown>(
        query.queryKey,
        changeRows(shown, (rows) => ({
          ...rows,
          items: rows.items.map((row) =>
            row.id === (answer as Row).id ? { ...row, ...(answer as Row) } : row,
          ),
        })),
      )
    } else if (shown !== undefined) {
      // A read that began before, such as after a refusal, must not bring the older values back.
      void client.cancelQueries({ queryKey: query.queryKey, exact: true })
      client.setQueryData(
        query.queryKey,
        isObject(shown) && isObject(answer) ? { ...shown, ...answer } : answer,
      )
    }
  }
}

/** Removes a row from the lists that were read under a key. */
export function removeRow(client: QueryClient, queryKey: QueryKey, id: number): void {
  client.setQueriesData({ queryKey }, (list: unknown) =>
    isList(list)
      ? changeRows(list, (rows) => {
          const items = rows.items.filter((row) => row.id !== id)
          const total = (rows.total ?? 0) - (rows.items.length - items.length)
          return { ...rows, items, total: Math.max(0, total) }
        })
      : list,
  )
}
