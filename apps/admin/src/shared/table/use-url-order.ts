import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export type Direction = 'asc' | 'desc'

export interface Order<Sort extends string> {
  sort: Sort
  direction: Direction
}

/**
 * By which column, and which way, a table is put in order, kept in the URL: the first of `sorts`, upwards, where the
 * URL says nothing or what no column is called. `sortBy` takes another column, or turns the present one round.
 */
export function useUrlOrder<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const [parameters, setParameters] = useSearchParams()
  const sort = sorts.find((one) => one === parameters.get('sort')) ?? sorts[0]
  const direction: Direction = parameters.get('direction') === 'desc' ? 'desc' : 'asc'
  const [natural] = sorts

  const sortBy = useCallback(
    (wanted: Sort) => {
      const turned = wanted === sort && direction === 'asc' ? 'desc' : 'asc'
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('sort')
          after.delete('direction')
          if (wanted !== natural) after.set('sort', wanted)
          if (turned === 'desc') after.set('direction', turned)
          return after
        },
        { replace: true },
      )
    },
    [sort, direction, natural, setParameters],
  )

  return { sort, direction, sortBy }
}
