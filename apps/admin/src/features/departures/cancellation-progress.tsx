import { endpointKey, endpointQuery } from '@farandfew/api-client'
import {
  getAdminDeparture,
  getDepartureCancellation,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { Figure } from '@farandfew/domain/contract/figure.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FigureLink } from '../../shared/figures/figure-link.tsx'

/** How far the cancelling of a departure has come, until everyone has a mail and their money. Each number opens its bookings. */
export function CancellationProgress({ departureId }: { departureId: number }) {
  const cancellation = useCancellation(departureId)
  if (!cancellation) return null
  const { left, refunded, open, refundOpen, refundByHand, reason } = cancellation
  const lines: readonly (readonly [Figure, string, Figure?])[] = [
    [left, 'still to cancel.'],
    [refunded, 'refunded in full.'],
    [open, 'with a refund to come:', refundOpen],
    [refundByHand, 'of that is paid by hand.'],
  ]
  return (
    <Stack gap={2} anywhere>
      <div role="status">
        {lines
          .filter(([figure]) => figure.value > 0)
          .map(([figure, words, sum]) => (
            <p key={words}>
              <FigureLink of={figure} />
              <span>{` ${figure.of === 'rows' ? (figure.value === 1 ? 'booking ' : 'bookings ') : ''}${words}${sum ? ' ' : ''}`}</span>
              {sum && <FigureLink of={sum} />}
            </p>
          ))}
      </div>
      <p>{`The reason: ${reason}`}</p>
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
      const isOver = !of || (of.left.value === 0 && of.refundOpen.value === of.refundByHand.value)
      return isOver ? false : progressEveryMs
    },
  })
  const of = data?.cancellation
  const step = of ? `${of.left.value} ${of.refundOpen.value} ${of.refundByHand.value}` : undefined
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
