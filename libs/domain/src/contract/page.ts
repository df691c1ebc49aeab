import * as z from 'zod/mini'
import { requestQuery } from './request.ts'
import { selectedIds } from './selected-rows.ts'
import { optionalLine } from '../text/optional-text.ts'
import { adminPage } from '../constants/limits.ts'
import type { ListOrder, SortOf } from './list-order.ts'

const limitMessage = `The limit must be a whole number from 1 to ${adminPage.max}`

/** The number of rows, as text from a URL. */
const limit = z.pipe(
  z.string(limitMessage).check(
    z.regex(/^[0-9]{1,3}$/, { error: limitMessage, abort: true }),
    z.refine((value) => Number(value) >= 1 && Number(value) <= adminPage.max, limitMessage),
  ),
  z.transform(Number),
)

/** The parameters that sort a list and its file; without them it has its default order. */
export function orderQuery<const Order extends ListOrder>(order: Order) {
  const sorts = Object.keys(order) as [SortOf<Order>, ...SortOf<Order>[]]
  return {
    sort: z.optional(z.enum(sorts, 'Must be something that the list can be sorted by')),
    direction: z.optional(z.enum(['asc', 'desc'], 'Must be asc or desc')),
  }
}

/**
 * The query of a console table: the given parameters and those of every table. `search` ignores case; `cursor` is the
 * previous page's `nextCursor`.
 */
export function pageQuery<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return requestQuery({
    search: optionalLine(200),
    cursor: optionalLine(2000),
    limit: z.prefault(limit, String(adminPage.default)),
    ...shape,
  })
}

/** The query of the file of a console table: its search and the given parameters, or the rows that are selected. */
export function fileQuery<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return requestQuery({
    search: optionalLine(200),
    ...shape,
    /** Only these, whatever search and filters. */
    ids: selectedIds,
  })
}

/** One page of a console table. */
export function pageOf<const Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** Cursor of the next page; null on the last one. */
    nextCursor: z.nullable(z.string()),
    /** Number of matching rows on all pages. */
    total: z.int().check(z.nonnegative()),
  })
}
