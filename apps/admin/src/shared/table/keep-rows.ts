import { useMemo, useState } from 'react'

interface Keeping<Row> {
  keyOf: (row: Row) => string | number
  /** The keys of those that the operator uses, which stay although they have left the list. */
  kept: readonly (string | number)[]
}

/** The rows of a list, and those of before that have left it and are kept, each after the row that it followed. */
export function keepRows<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  { keyOf, kept }: Keeping<Row>,
): readonly Row[] {
  const all = [...rows]
  const keys = new Set(rows.map(keyOf))
  for (const [index, row] of before.entries()) {
    if (keys.has(keyOf(row)) || !kept.includes(keyOf(row))) continue
    const previous = before.slice(0, index).findLast((one) => keys.has(keyOf(one)))
    const at = previous ? all.findIndex((one) => keyOf(one) === keyOf(previous)) + 1 : 0
    all.splice(at, 0, row)
    keys.add(keyOf(row))
  }
  return all
}

interface KeptRowsOptions<Row> extends Keeping<Row> {
  /** Identifies the list. Another list starts without rows of this one. */
  listKey: string
}

interface ListQuery<Row> {
  data: { pages: readonly { items: readonly Row[] }[] } | undefined
  /** Whether the rows are still those of the list before. */
  isPlaceholderData: boolean
}

interface Shown<Row> {
  listKey: string
  keptKeys: string
  /** As read. */
  rows: readonly Row[]
  /** With the rows that were kept. */
  all: readonly Row[]
}

/** The rows of a list that is read again by itself, without losing those that the operator uses. */
export function useKeptRows<Row>(
  { data, isPlaceholderData }: ListQuery<Row>,
  { listKey, ...keeping }: KeptRowsOptions<Row>,
): readonly Row[] {
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const keptKeys = keeping.kept.join(' ')
  const [shown, setShown] = useState<Shown<Row>>({ listKey, rows, keptKeys, all: rows })
  const isSame = shown.rows === rows && shown.listKey === listKey && shown.keptKeys === keptKeys
  if (isPlaceholderData || isSame) return shown.all
  const all = shown.listKey === listKey ? keepRows(rows, shown.all, keeping) : rows
  setShown({ listKey, rows, keptKeys, all })
  return all
}

/** The rows that the operator has used: spread `touching(key)` into the element of a row. */
export function useTouchedRows() {
  const [touched, setTouched] = useState<ReadonlySet<string | number>>(new Set())
  const touch = (key: string | number) => {
    if (!touched.has(key)) setTouched(new Set([...touched, key]))
  }
  return {
    touched: [...touched],
    touching: (key: string | number) => ({
      onFocus: () => touch(key),
      onPointerDown: () => touch(key),
    }),
  }
}
