import * as z from 'zod/mini'
import { storedText } from '../text/stored-text.ts'

/** The lists of the console that a figure opens. */
export const figureLists = ['bookings', 'balances', 'documents'] as const
export type FigureList = (typeof figureLists)[number]

/**
 * A number about many rows of a list. The API computes it with the filter that is sent with it, and the console opens the list
 * with the same one, so that it never counts other rows than those that its link shows.
 */
export const figure = z.object({
  list: z.enum(figureLists, 'Must be a list'),
  /** The query of the list; without any, all rows. */
  filter: z.record(z.string(), storedText(40)),
  /** What is added up: the field of a row with this name, or 'rows' for how many there are. */
  of: storedText(40),
  /** A number of rows, or paise; negative if more went out than came in. */
  value: z.int(),
})
export type Figure = z.output<typeof figure>
