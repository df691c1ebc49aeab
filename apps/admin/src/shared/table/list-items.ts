import { useRef } from 'react'

/** Moves the focus among the rows of a list that are shown as items. */
export function useListItems<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number) {
  const itemsRef = useRef<HTMLUListElement>(null)
  return {
    itemsRef,
    /** Focuses a part of an item. */
    focus: (key: string | number, part: string) =>
      itemsRef.current?.querySelector<HTMLElement>(`[data-row="${key}"] ${part}`)?.focus(),
    /** The next row that waits after one that no longer does, or the first one; undefined if there is none. */
    nextOf: (key: string | number, waits: (row: Row) => boolean): Row | undefined => {
      const index = rows.findIndex((row) => keyOf(row) === key)
      const isNext = (row: Row) => keyOf(row) !== key && waits(row)
      return rows.slice(index + 1).find(isNext) ?? rows.find(isNext)
    },
  }
}
