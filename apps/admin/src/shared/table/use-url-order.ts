import { useCallback } from 'react'
import { useUrlState } from '../url/use-url-state.ts'

type Direction = 'asc' | 'desc'

export interface Order<Sort extends string> {
  sort: Sort
  direction: Direction
}

/**
 * The order of a table in the URL. The default is the first of `sorts`, ascending. `sortBy` sorts by another column, or
 * reverses the current one.
 */
export function useUrlOrder<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const { get, change } = useUrlState()
  const sort = sorts.find((one) => one === get('sort')) ?? sorts[0]
  const direction: Direction = get('direction') === 'desc' ? 'desc' : 'asc'
  const [defaultSort] = sorts

  const sortBy = useCallback(
    (wanted: Sort) => {
      const isReversed = wanted === sort && direction === 'asc'
      change({
        sort: wanted === defaultSort ? '' : wanted,
        direction: isReversed ? 'desc' : '',
      })
    },
    [sort, direction, defaultSort, change],
  )

  return { sort, direction, sortBy }
}
