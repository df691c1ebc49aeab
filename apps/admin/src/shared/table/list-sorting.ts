import {
  type Direction,
  type ListOrder,
  type Ordering,
  orderingOf,
} from '@farandfew/domain/contract/list-order.ts'
import { useUrlState } from '../url/use-url-state.ts'

const reversed: Readonly<Record<Direction, Direction>> = { asc: 'desc', desc: 'asc' }

/** An order as address and API have it: without what is the default. */
function valuesOfOrder(order: ListOrder, { sort, direction }: Ordering) {
  return {
    sort: sort === orderingOf(order).sort ? '' : sort,
    direction: direction === order[sort] ? '' : direction,
  }
}

/** The order in the address; a wrong link shows the default. */
function readOrder(order: ListOrder, get: (param: string) => string): Ordering {
  const [sort, direction] = [get('sort'), get('direction')]
  return orderingOf(order, {
    sort: Object.hasOwn(order, sort) ? sort : undefined,
    direction: direction === 'asc' || direction === 'desc' ? direction : undefined,
  })
}

/** What a list is sorted by. */
export interface ListSorting {
  order: Ordering
  /** Sorts by another column, or reverses the order. */
  sortBy: (column: string) => void
  sortWith: (order: Ordering) => void
}

/**
 * The order of a list, in the address. `orderParams` is what the API reads.
 * @param firstBy the default, if it is not that of the API
 */
export function useSorting(
  known: ListOrder,
  firstBy?: string,
): ListSorting & { orderParams: ReturnType<typeof valuesOfOrder> } {
  const { get, change } = useUrlState()
  const offered = firstBy === undefined ? known : { [firstBy]: known[firstBy] ?? 'asc', ...known }
  const order = readOrder(offered, get)
  const sortWith = (ordering: Ordering) => change(valuesOfOrder(offered, ordering))
  return {
    order,
    orderParams: valuesOfOrder(known, order),
    sortWith,
    sortBy: (sort) =>
      sortWith(
        sort === order.sort
          ? { sort, direction: reversed[order.direction] }
          : orderingOf(offered, { sort }),
      ),
  }
}
