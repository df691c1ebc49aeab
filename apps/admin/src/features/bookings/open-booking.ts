import { readId } from '../../shared/url/read-id.ts'
import type { UrlState, UrlValues } from '../../shared/url/use-url-state.ts'

const views = ['cancel', 'move', 'transfer', 'deadline', 'refund'] as const
export type BookingView = 'details' | (typeof views)[number]

/** What the dialog shows: nothing, or a view of a booking. */
export type OpenBooking = { id: number; view: BookingView } | undefined

/** The open booking in the address. */
export function readOpenBooking(get: UrlState['get']): OpenBooking {
  const id = readId(get('booking'))
  const view = views.find((one) => one === get('view')) ?? 'details'
  return id === undefined ? undefined : { id, view }
}

/** The values that open a booking. */
export const valuesOfOpen = (open: OpenBooking): UrlValues => ({
  booking: open && String(open.id),
  view: open?.view === 'details' ? undefined : open?.view,
})
