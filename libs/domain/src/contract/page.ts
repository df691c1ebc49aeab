import * as z from 'zod/mini'
import { id, requestQuery } from './request.ts'
import { storedText } from '../text/stored-text.ts'
import { maxLength, minLength } from '../text/lengths.ts'
import { optionalLine } from '../text/text.ts'
import { adminPage } from '../constants/limits.ts'
import type { ListOrder, SortOf } from './list-order.ts'

/** The most rows that an operator selects at once, and the most of them in one call. */
export const selectedRowsMax = { all: 500, inCall: 50 } as const

/** The rows of one call: at least one, no more than `selectedRowsMax.inCall`. */
export const rowsOfCall = <const Row extends z.core.$ZodType>(row: Row) =>
  z
    .array(row, 'Must be a list of rows')
    .check(
      minLength(1, 'Must be a list of rows'),
      maxLength(selectedRowsMax.inCall, `At most ${selectedRowsMax.inCall} rows at once`),
    )

/** How a row went: `unchanged` if it was so before, `refused` with the reason. */
export const rowOutcomes = ['done', 'unchanged', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** One result for each row, in their order. */
export const rowResults = z.object({
  results: z.array(
    z.object({
      outcome: z.enum(rowOutcomes, 'Must be an outcome'),
      /** Why it was refused, as a sentence. */
      reason: z.nullable(storedText(500)),
      /** The code of the problem if it was refused. */
      code: z.optional(z.string()),
    }),
    'Must be a list',
  ),
})
export type RowResults = z.output<typeof rowResults>
export type RowResult = RowResults['results'][number]

const listOf = (name: string) =>
  z
    .string('Must be a list of rows')
    .check(
      maxLength(selectedRowsMax.all * 16, 'Must be a list of rows'),
      z.regex(
        new RegExp(`^${name}(\\.${name}){0,${selectedRowsMax.all - 1}}$`),
        `Must be at most ${selectedRowsMax.all} rows, with dots between them`,
      ),
    )

/** The ids of the selected rows in a URL, with dots between them: '7.12'. */
export const selectedIds = z.optional(
  z.pipe(
    listOf('[1-9][0-9]{0,8}'),
    z.transform((text: string) => text.split('.').map(Number)),
  ),
)

/** The selected invite requests in a URL: 'trip-7.quick-3'. */
export const selectedInvites = z.pipe(
  listOf('(?:trip|quick)-[1-9][0-9]{0,8}'),
  z.transform((text: string) =>
    text.split('.').map((name) => {
      const [kind, number] = name.split('-')
      return { kind: kind as 'trip' | 'quick', id: Number(number) }
    }),
  ),
)

/** One row of a table by its id. */
export const selectedById = rowsOfCall(id)

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
