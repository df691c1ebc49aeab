import { readId } from '../../shared/url/read-id.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'

const views = ['cancel', 'move'] as const
export type BookingView = 'details' | (typeof views)[number]

/** What the dialog shows: nothing, or a view of a booking. */
export type OpenBooking = { id: number; view: BookingView } | undefined

const toUrlValues = (open: OpenBooking) => ({
  booking: open && String(open.id),
  view: open?.view === 'details' ? undefined : open?.view,
})

/** The open booking, in the URL. */
export function useOpenBooking() {
  const { get, change, hrefWith } = useUrlState()
  const id = readId(get('booking'))
  const view: BookingView = views.find((one) => one === get('view')) ?? 'details'
  return {
    open: id === undefined ? undefined : { id, view },
    hrefOf: (booking: { id: number }) => hrefWith(toUrlValues({ id: booking.id, view: 'details' })),
    show: (next: OpenBooking) => change(toUrlValues(next), { push: true }),
  }
}
