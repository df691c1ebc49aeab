import { ApiError, endpointQuery } from '@farandfew/api-client'
import {
  getAdminBooking,
  extendDeadline,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import {
  type AdminBooking,
  deadlineDaysMax,
  deadlineExtension,
} from '@farandfew/domain/bookings/booking-detail.ts'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { useMay } from '../../shared/role/role.ts'
import { BookingDetails, changesOf } from './booking-details.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { MoveBooking } from './move-booking.tsx'
import type { BookingView, OpenBooking } from './open-booking.ts'
import { RecordTransfer } from '../payments/record-transfer.tsx'
import { RefundPart } from '../refunds/refund-part.tsx'
import { type BookingFormProps, changesBooking } from '../seats/changes-booking.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { ExtensionForm } from '../../shared/forms/extension-form.tsx'

interface BookingDialogProps {
  open: OpenBooking
  onShow: (open: OpenBooking) => void
}

interface Change {
  /** Before the number of the booking. */
  heading: string
  Form: ComponentType<BookingFormProps>
  done: string
}

const changes: Readonly<Record<Exclude<BookingView, 'details'>, Change>> = {
  cancel: { heading: 'Cancel booking', Form: CancelBooking, done: 'Booking cancelled' },
  move: { heading: 'Move booking', Form: MoveBooking, done: 'Booking moved' },
  transfer: {
    heading: 'Record a transfer for booking',
    Form: RecordTransfer,
    done: 'Transfer recorded',
  },
  deadline: {
    heading: 'Extend the deadline of booking',
    Form: ExtendDeadline,
    done: 'Deadline extended',
  },
  refund: { heading: 'Refund a part of booking', Form: RefundPart, done: 'Part refund requested' },
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
  const heading = view === 'details' ? 'Booking' : changes[view].heading
  return (
    <Dialog
      sheet={open?.view === 'details' ? 'wide' : true}
      open={open !== undefined}
      inUrl
      // Whom it is about, so that no one changes another's booking.
      title={booking ? `${heading} ${id}: ${travellerOf(booking)}` : `Booking ${id || ''}`}
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
  return (
    <Loaded query={query} loading="Loading the booking…" failed="We could not load this booking.">
      {(booking) =>
        view === 'details' ? (
          <BookingDetails booking={booking} onView={onView} />
        ) : (
          <ChangeBooking key={view} {...{ booking, view }} onBack={() => onView('details')} />
        )
      }
    </Loaded>
  )
}

interface ChangeBookingProps {
  booking: AdminBooking
  view: Exclude<BookingView, 'details'>
  onBack: () => void
}

/** The form that changes the booking. It is focused, so that a screen reader says what it is about. */
function ChangeBooking({ booking, view, onBack }: ChangeBookingProps) {
  // The dialog may have been closed before the answer came.
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { Form, done } = changes[view]
  return (
    <FocusedStack gap={3}>
      <Form
        booking={booking}
        onBack={onBack}
        onDone={() => {
          toast({ title: done, description: `Booking ${booking.id}` })
          if (isShown.current) onBack()
        }}
      />
    </FocusedStack>
  )
}

/** The form that gives a member more days to pay. */
function ExtendDeadline({ booking, onBack, onDone }: BookingFormProps) {
  const { at, options } = changesBooking(booking)
  const { plan, holdExpiresAt } = booking
  const { request } = useCall(extendDeadline, options)
  return (
    <>
      <p>{`More time for ${travellerOf(booking)} to pay.`}</p>
      <ExtensionForm
        name="Extend the deadline"
        unit="days"
        usual={3}
        max={deadlineDaysMax}
        schema={deadlineExtension}
        until={holdExpiresAt ?? (plan.kind === 'deposit' ? plan.balanceDue : '')}
        send={async (extension) => {
          await request({ ...at, body: extension })
          onDone()
        }}
        submit="Extend the deadline"
        onClose={onBack}
        closeLabel="Back"
      />
    </>
  )
}
