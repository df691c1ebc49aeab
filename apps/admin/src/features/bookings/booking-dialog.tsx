import { ApiError, endpointQuery } from '@farandfew/api-client'
import { getAdminBooking } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { useFocusReturn } from '@farandfew/ui/focus/use-focus-return.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { useMay } from '../../shared/role/role.ts'
import { BookingDetails, hasDeadline } from './booking-details.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ExtendDeadline } from './extend-deadline.tsx'
import { MoveBooking } from './move-booking.tsx'
import type { BookingView, OpenBooking } from './open-booking.ts'
import { RecordTransfer } from './record-transfer.tsx'
import { RefundPart } from './refund-part.tsx'

interface BookingDialogProps {
  open: OpenBooking
  onShow: (open: OpenBooking) => void
}

/** The dialog over the list: one booking, or a form that changes it. */
export function BookingDialog({ open, onShow }: BookingDialogProps) {
  const returnFocus = useFocusReturn(open !== undefined)
  return (
    <Dialog
      sheet={open?.view === 'details' ? 'wide' : true}
      open={open !== undefined}
      inUrl
      title={open ? `Booking ${open.id}` : 'Booking'}
      onCloseAutoFocus={returnFocus}
      onOpenChange={(stays) => {
        if (!stays) onShow(undefined)
      }}
    >
      {open && (
        <OneBooking key={open.id} {...open} onView={(view) => onShow({ id: open.id, view })} />
      )}
    </Dialog>
  )
}

interface OneBookingProps {
  id: number
  view: BookingView
  onView: (view: BookingView) => void
}

function OneBooking({ id, view, onView }: OneBookingProps) {
  const query = useQuery({
    ...endpointQuery(getAdminBooking, { params: { id: String(id) } }),
    // A change must start from what is stored.
    gcTime: 0,
  })
  const mayChange = useMay('manage-bookings')
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
        const { byClub, move, transfer, largestPartRefund } = booking.choices
        const props = { booking, onBack: back }
        if (mayChange && view === 'cancel' && byClub) {
          return <CancelBooking {...props} onCancelled={done('Booking cancelled')} />
        }
        if (mayChange && view === 'move' && move) {
          return <MoveBooking {...props} onMoved={done('Booking moved')} />
        }
        if (mayChange && view === 'transfer' && transfer) {
          return (
            <RecordTransfer {...props} range={transfer} onRecorded={done('Transfer recorded')} />
          )
        }
        if (mayChange && view === 'deadline' && hasDeadline(booking)) {
          return <ExtendDeadline {...props} onExtended={done('Deadline extended')} />
        }
        if (mayChange && view === 'refund' && largestPartRefund !== null) {
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
