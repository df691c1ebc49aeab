import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { isAhead, nameOf } from '../features/departures/departure-words.ts'
import { BookingDialog } from '../features/bookings/booking-dialog.tsx'
import { readOpenBooking, valuesOfOpen } from '../features/bookings/open-booking.ts'
import { EnterBooking } from '../features/bookings/enter-booking.tsx'
import { Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { FactLines } from '../shared/format/fact-lines.tsx'
import { moneyFacts } from '../features/departures/money-facts.tsx'
import { CancellationProgress } from '../features/departures/cancellation-progress.tsx'
import { DepartureBookings } from '../features/bookings/departure-bookings.tsx'
import { DepartureFrame } from '../features/departures/departure-frame.tsx'

/** A button that opens the form of a booking by hand. */
function EnterButton() {
  const { change } = useUrlState()
  return (
    <Button variant="primary" onClick={() => change({ enter: 'yes' }, { push: true })}>
      Enter a booking
    </Button>
  )
}

/** The form of a booking by hand. The booking that was entered opens, for its bank transfer. */
function BookingByHand({ departure }: { departure: AdminDeparture }) {
  const { get, change } = useUrlState()
  const close = () => change({ enter: '', member: '' }, { push: true })
  return (
    <EnterBooking
      departure={departure}
      member={get('member')}
      onClose={close}
      onEntered={(id) => {
        toast({ title: 'Booking entered', description: nameOf(departure) })
        change({ enter: '', member: '', booking: String(id) }, { push: true })
      }}
    />
  )
}

/** What was paid for a departure and what is still to pay, booking by booking. */
export default function DepartureMoneyPage() {
  const { get, change } = useUrlState()
  return (
    <DepartureFrame>
      {(departure) => (
        <Stack gap={3} anywhere>
          {departure.groupDecision === 'cancelled' && (
            <CancellationProgress departureId={departure.id} />
          )}
          <Row justify="space-between" gap={2}>
            <FactLines facts={moneyFacts(departure)} />
            <Allowed to="manage-bookings">
              {get('enter') === '' && isAhead(departure) && <EnterButton />}
            </Allowed>
          </Row>
          <Allowed to="manage-bookings">
            {get('enter') !== '' && isAhead(departure) && <BookingByHand departure={departure} />}
          </Allowed>
          <DepartureBookings departure={departure} />
          <BookingDialog
            open={readOpenBooking(get)}
            onShow={(open) => change(valuesOfOpen(open), { push: true })}
          />
        </Stack>
      )}
    </DepartureFrame>
  )
}
