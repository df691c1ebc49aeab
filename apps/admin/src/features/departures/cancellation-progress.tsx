import type { DepartureCancellationProgress } from '@farandfew/domain/departures/departure-bookings.ts'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { useCancellation } from './departures.data.ts'

type Cancellation = NonNullable<DepartureCancellationProgress['cancellation']>

/** '7 of 12 bookings cancelled, 5 of 7 refunds done.' */
export function describeCancellation(of: Cancellation): string {
  const bookings = `${of.cancelled} of ${of.bookings} ${of.bookings === 1 ? 'booking' : 'bookings'} cancelled`
  if (of.refunds === 0) return `${bookings}.`
  return `${bookings}, ${of.refundsDone} of ${of.refunds} ${of.refunds === 1 ? 'refund' : 'refunds'} done.`
}

/** How far the cancelling of a departure has come, until everyone has a mail and their money. */
export function CancellationProgress({ departureId }: { departureId: number }) {
  const cancellation = useCancellation(departureId).data?.cancellation
  if (!cancellation) return null
  const { bookings, cancelled, refunds, refundsDone, refundsFailed, reason } = cancellation
  return (
    <Progress>
      <p role="status">{describeCancellation(cancellation)}</p>
      <progress
        aria-label="Cancelling the departure"
        max={Math.max(1, bookings + refunds)}
        value={bookings + refunds === 0 ? 1 : cancelled + refundsDone}
      />
      {refundsFailed > 0 && (
        <p>
          {refundsFailed === 1 ? '1 refund was' : `${refundsFailed} refunds were`} refused. See{' '}
          <Link to={paths.integrity}>Integrity</Link>.
        </p>
      )}
      <p>The reason: {reason}</p>
    </Progress>
  )
}

const Progress = styled.div`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
  progress {
    width: 100%;
  }
`
