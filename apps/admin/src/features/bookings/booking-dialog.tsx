import { ApiError } from '@farandfew/api-client'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { useFocusReturn } from '@farandfew/ui/focus/use-focus-return.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { useMay } from '../../shared/role/role.ts'
import { BookingDetails } from './booking-details.tsx'
import { useBooking } from './bookings.data.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { MoveBooking } from './move-booking.tsx'
import type { BookingView, OpenBooking } from './use-bookings-url.ts'

interface BookingDialogProps {
  open: OpenBooking
  onShow: (open: OpenBooking) => void
}

/** The dialog over the list: one booking, or the form that cancels or moves it. */
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
  const query = useBooking(id)
  const mayChange = useMay('manage-bookings')
  const { data, error } = query
  if (!data) {
    if (!error && query.errorUpdateCount === 0) return <p role="status">Loading the booking…</p>
    if (error instanceof ApiError && error.status === 404) {
      return <p role="status">There is no booking {id}.</p>
    }
    return (
      <LoadProblem
        title="We could not load this booking."
        error={error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const back = () => onView('details')
  const done = (title: string) => () => {
    toast({ title, description: `Booking ${id}` })
    back()
  }
  const { choices } = data
  if (view === 'cancel' && mayChange && choices.byClub) {
    return <CancelBooking booking={data} onBack={back} onCancelled={done('Booking cancelled')} />
  }
  if (view === 'move' && mayChange && choices.move) {
    return <MoveBooking booking={data} onBack={back} onMoved={done('Booking moved')} />
  }
  return <BookingDetails booking={data} onView={onView} />
}
