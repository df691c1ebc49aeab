import { Facts, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { CancellationProgress } from '../features/departures/cancellation-progress.tsx'
import { DepartureBookings } from '../features/departures/departure-bookings.tsx'
import { DepartureFrame } from '../features/departures/departure-frame.tsx'

/** What was paid for a departure and what is still to pay, booking by booking. */
export default function DepartureMoneyPage() {
  return (
    <DepartureFrame>
      {(departure) => (
        <Stack gap={6} anywhere>
          {departure.groupDecision === 'cancelled' && (
            <CancellationProgress departureId={departure.id} />
          )}
          <Facts lines maxWidth={640}>
            {(
              [
                ['Paid', departure.paid],
                ['Of this outside the site', departure.paidOffSite],
                ['Still to pay', departure.owed],
              ] as const
            ).map(([term, amount]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{formatPaise(amount)}</dd>
              </div>
            ))}
          </Facts>
          <DepartureBookings departure={departure} />
        </Stack>
      )}
    </DepartureFrame>
  )
}
