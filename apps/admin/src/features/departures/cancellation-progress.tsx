import { endpointKey, endpointQuery } from '@farandfew/api-client'
import type { DepartureCancellationProgress } from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  getAdminDeparture,
  getDepartureCancellation,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'

type Cancellation = NonNullable<DepartureCancellationProgress['cancellation']>

/** '7 of 12 bookings cancelled, 5 of 7 refunds done.' */
function describeCancellation(of: Cancellation): string {
  const bookings = `${of.cancelled} of ${of.bookings} ${of.bookings === 1 ? 'booking' : 'bookings'} cancelled`
  if (of.refunds === 0) return `${bookings}.`
  return `${bookings}, ${of.refundsDone} of ${of.refunds} ${of.refunds === 1 ? 'refund' : 'refunds'} done.`
}

/** How far the cancelling of a departure has come, until everyone has a mail and their money. */
export function CancellationProgress({ departureId }: { departureId: number }) {
  const cancellation = useCancellation(departureId)
  if (!cancellation) return null
  const { bookings, cancelled, refunds, refundsDone, refundsFailed, reason } = cancellation
  return (
    <Progress>
      {bookings > 0 && (
        <>
          <p role="status">{describeCancellation(cancellation)}</p>
          <progress
            aria-label="Cancelling the departure"
            max={bookings + refunds}
            value={cancelled + refundsDone}
          />
        </>
      )}
      {refundsFailed > 0 && (
        <p>
          <span>{`${refundsFailed === 1 ? '1 refund was' : `${refundsFailed} refunds were`} refused. See `}</span>
          <Link to={paths.refunds}>Refunds by hand</Link>.
        </p>
      )}
      <p>{`The reason: ${reason}`}</p>
    </Progress>
  )
}

/** Milliseconds between two looks at a cancelling that is under way. */
const progressEveryMs = 1500

/**
 * How far it has come; read again until all bookings have ended and all refunds are decided. The departure is read again
 * with it, because its bookings show their refunds.
 */
function useCancellation(id: number) {
  const client = useQueryClient()
  const { data } = useQuery({
    ...endpointQuery(getDepartureCancellation, { params: { id: String(id) } }),
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const of = state.data?.cancellation
      const isOver = !of || (of.isFinished && of.refundsDone + of.refundsFailed === of.refunds)
      return isOver ? false : progressEveryMs
    },
  })
  const of = data?.cancellation
  const step = of ? `${of.cancelled} ${of.refundsDone} ${of.refundsFailed}` : undefined
  const shown = useRef(step)
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === step) return
    shown.current = step
    const queryKey = endpointKey(getAdminDeparture, { params: { id: String(id) } })
    if (!isFirst) void client.invalidateQueries({ queryKey })
  }, [client, id, step])
  return of
}

const Progress = styled.div`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
  progress {
    width: 100%;
  }
`
