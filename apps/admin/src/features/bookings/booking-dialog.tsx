import { ApiError, endpointQuery } from '@farandfew/api-client'
import { getAdminBooking } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { useMay } from '../../shared/role/role.ts'
import { BookingDetails, changesOf } from './booking-details.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ExtendDeadline } from './extend-deadline.tsx'
import { MoveBooking } from './move-booking.tsx'
import type { BookingView, OpenBooking } from './open-booking.ts'
import { RecordTransfer } from '../payments/record-transfer.tsx'
import { RefundPart } from '../refunds/refund-part.tsx'

interface BookingDialogProps {
  open: OpenBooking
  onShow: (open: OpenBooking) => void
}

/** What a view does with the booking. */
const headings: Readonly<Record<BookingView, string>> = {
  details: 'Booking',
  cancel: 'Cancel booking',
  move: 'Move booking',
  transfer: 'Record a transfer for booking',
  deadline: 'Extend the deadline of booking',
  refund: 'Refund a part of booking',
}

/** The dialog over the list: one booking, or a form that changes it. */
export function BookingDialog({ open, onShow }: BookingDialogProps) {
  const id = open?.id ?? 0
  const query = useQuery({
    ...endpointQuery(getAdminBooking, { params: { id: String(id) } }),
    // A change must start from what is stored.
    gcTime: 0,
    enabled: open !== undefined,
  })
  const mayChange = useMay('manage-bookings')
  const booking = open && query.data
  const isPossible =
    booking && mayChange && changesOf(booking).some(([view]) => view === open?.view)
  const view = open && isPossible ? open.view : 'details'
  return (
    <Dialog
      sheet={open?.view === 'details' ? 'wide' : true}
      open={open !== undefined}
      inUrl
      // Whom it is about, so that no one changes another's booking.
      title={booking ? `${headings[view]} ${id}: ${travellerOf(booking)}` : `Booking ${id || ''}`}
      onOpenChange={(stays) => {
        if (!stays) onShow(undefined)
      }}
    >
      {open && (
        <OneBooking
          key={id}
          {...{ id, view, query }}
          onView={(next) => onShow({ id, view: next })}
        />
      )}
    </Dialog>
  )
}

interface OneBookingProps {
  id: number
  /** What the operator may open now. */
  view: BookingView
  query: UseQueryResult<AdminBooking>
  onView: (view: BookingView) => void
}

function OneBooking({ id, view, query, onView }: OneBookingProps) {
  if (!query.data && query.error instanceof ApiError && query.error.status === 404) {
    return <p role="status">{`There is no booking ${id}.`}</p>
  }
  const back = () => onView('details')
  const done = (title: string) => () => {
    toast({ title, description: `Booking ${id}` })
    back()
  }
  return (
    <Loaded query={query} loading="Loading the booking…" failed="We could not load this booking.">
      {(booking) => {
        const { transfer, largestPartRefund } = booking.choices
        const props = { booking, onBack: back }
        if (view === 'cancel') {
          return <CancelBooking {...props} onCancelled={done('Booking cancelled')} />
        }
        if (view === 'move') {
          return <MoveBooking {...props} onMoved={done('Booking moved')} />
        }
        if (view === 'transfer' && transfer) {
          return (
            <RecordTransfer {...props} range={transfer} onRecorded={done('Transfer recorded')} />
          )
        }
        if (view === 'deadline') {
          return <ExtendDeadline {...props} onExtended={done('Deadline extended')} />
        }
        if (view === 'refund' && largestPartRefund !== null) {
          return (
            <RefundPart
              {...props}
              largest={largestPartRefund}
              onRefunded={done('Part refund requested')}
            />
          )
        }
        return <BookingDetails booking={booking} onView={onView} />
      }}
    </Loaded>
  )
}
