import { endpointKey, endpointQuery } from '@farandfew/api-client'
import {
  getAdminDeparture,
  getDepartureCancellation,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FigureLink } from '../../shared/figures/figure-link.tsx'

/** How far the cancelling of a departure has come, until everyone has a mail and their money. Each number opens its bookings. */
export function CancellationProgress({ departureId }: { departureId: number }) {
  const cancellation = useCancellation(departureId)
  if (!cancellation) return null
  const { left, paid, refunded, open, byHand, refundOpen, reason } = cancellation
  return (
    <Stack gap={2} anywhere>
      <div role="status">
        {left.value > 0 && (
          <p>
            <FigureLink of={left} />
            <span>{` ${left.value === 1 ? 'booking' : 'bookings'} still to cancel.`}</span>
          </p>
        )}
        {paid.value > 0 && (
          <p>
            <FigureLink of={refunded} />
            <span> of </span>
            <FigureLink of={paid} />
            <span> paid bookings that ended with the departure are refunded in full.</span>
          </p>
        )}
        {open.value > 0 && (
          <p>
            <span>Still to refund of these: </span>
            <FigureLink of={open} />
            {byHand.value > 0 && <span>, of which </span>}
            {byHand.value > 0 && <FigureLink of={byHand} />}
            {byHand.value > 0 && <span> by hand</span>}
          </p>
        )}
        {refundOpen.value > open.value && (
          <p>
            <span>With their earlier refunds: </span>
            <FigureLink of={refundOpen} />
          </p>
        )}
      </div>
      <p>{reason === null ? 'Too few travellers had booked.' : `The reason: ${reason}`}</p>
    </Stack>
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
      const isOver = !of || (of.left.value === 0 && of.open.value === of.byHand.value)
      return isOver ? false : progressEveryMs
    },
  })
  const of = data?.cancellation
  const step = of ? `${of.left.value} ${of.open.value} ${of.byHand.value}` : undefined
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
