import { ApiError, serverMessage } from '@farandfew/api-client'
import { useIdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { useRef, useState } from 'react'
import { isRefused, type MemberBooking, useBookingCalls } from './bookings.data.ts'

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
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const cancel = async (refund: number): Promise<boolean> => {
    if (isRunning.current || !booking) return false
    isRunning.current = true
    setBusy(true)
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
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, cancel }
}
