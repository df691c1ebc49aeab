import { ApiError, serverMessage } from '@farandfew/api-client'
import { useIdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { useState } from 'react'
import { isRefused, useBookingCalls, type MemberBooking } from '../seats/bookings.data.ts'
import { useBusy } from '../../shared/use-busy.ts'

interface CancelTexts {
  /** The API could not be reached, so the result is unknown. */
  unreachable: string
  /** What was paid, or the refund, is no longer what the member was shown. */
  changed: string
}

/** Cancels a booking for the refund that is shown. `cancel` returns whether it was cancelled. */
export function useCancelBooking(booking: MemberBooking | undefined, texts: CancelTexts) {
  const calls = useBookingCalls()
  const keys = useIdempotencyKey()
  const { isBusy, run } = useBusy()
  const [problem, setProblem] = useState<string>()

  const send = async (refund: number): Promise<boolean> => {
    if (!booking) return false
    setProblem(undefined)
    const { id, amountPaid: paid } = booking
    try {
      await calls.cancel(id, { refund, paid }, keys.keyOf({ id, refund, paid }))
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        setProblem(serverMessage(error, texts.unreachable))
        return false
      }
      const isChanged = isRefused(error) && error.code === 'REFUND_CHANGED'
      if (isRefused(error)) keys.renew()
      await calls.refresh(booking.departure.id)
      setProblem(isChanged ? texts.changed : serverMessage(error, texts.unreachable))
      return false
    }
  }
  const cancel = async (refund: number) => (await run(() => send(refund))) ?? false
  return { isBusy, problem, cancel }
}
