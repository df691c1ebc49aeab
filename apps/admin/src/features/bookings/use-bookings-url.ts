import { bookingStatuses, paymentStatuses } from '@farandfew/domain/bookings/booking.ts'
import { readId } from '../../shared/url/read-id.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'

const views = ['cancel', 'move'] as const
export type BookingView = 'details' | (typeof views)[number]

/** What the dialog shows: nothing, or a view of a booking. */
export type OpenBooking = { id: number; view: BookingView } | undefined

/** The text if it is one of the values, so that a wrong link shows everything. */
const oneOf = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text) ?? ''

const toUrlValues = (open: OpenBooking) => ({
  booking: open && String(open.id),
  view: open?.view === 'details' ? undefined : open?.view,
})

/** The filters and the open booking, all in the URL. */
export function useBookingsUrl() {
  const { get, change, hrefWith } = useUrlState()
  const id = readId(get('booking'))
  const view: BookingView = oneOf(views, get('view')) || 'details'
  const open: OpenBooking = id === undefined ? undefined : { id, view }
  return {
    status: oneOf(bookingStatuses, get('status')),
    paymentStatus: oneOf(paymentStatuses, get('payment')),
    open,
    filter: change,
    hrefOf: (booking: { id: number }) => hrefWith(toUrlValues({ id: booking.id, view: 'details' })),
    show: (next: OpenBooking) => change(toUrlValues(next), { push: true }),
  } as const
}
