export type Direction = 'asc' | 'desc'

/**
 * What a list of the console can be sorted by, each with the direction that comes first: dates and amounts usually descend.
 * The first one is the default.
 */
export type ListOrder = Readonly<Record<string, Direction>>

export type SortOf<Order extends ListOrder> = keyof Order & string

/** An order as the address and the API have it. */
export interface Ordering<Sort extends string = string> {
  sort: Sort
  direction: Direction
}

/** The order of a list, also if nothing or only a part of it was chosen. */
export function orderingOf<const Order extends ListOrder>(
  order: Order,
  chosen: { sort?: SortOf<Order> | undefined; direction?: Direction | undefined } = {},
): Ordering<SortOf<Order>> {
  const [first] = Object.keys(order)
  const sort = chosen.sort ?? (first as SortOf<Order>)
  return { sort, direction: chosen.direction ?? order[sort] ?? 'asc' }
}

/** The order of a queue: what waits starts with what has waited longest, everything else with the newest. */
export const queueOrder = <const Order extends ListOrder>(order: Order, waits: boolean): Order => {
  const [first] = Object.keys(order)
  return waits && first !== undefined ? { ...order, [first]: 'asc' } : order
}
