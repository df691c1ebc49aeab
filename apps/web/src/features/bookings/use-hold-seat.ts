import { ApiError, serverMessage } from '@farandfew/api-client'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { useIdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { useRef, useState } from 'react'
import { isRefused, useBookingCalls } from './bookings.data.ts'
import { openSignIn } from '../../shared/current-member/current-member.data.ts'

const noAnswer =
  'We could not reach our server. Please check your connection and try again. You cannot get two seats by trying twice.'

/**
 * Holds a seat on a departure for the member. A visitor signs in or creates an account first and then gets the hold,
 * which costs nothing and ends by itself.
 */
export function useHoldSeat(scheduleId: number, user: CurrentUser | null) {
  const calls = useBookingCalls()
  const keys = useIdempotencyKey()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const signInAndHold = () => openSignIn('initial', document.activeElement, () => void hold())

  const hold = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await calls.hold(scheduleId, keys.keyOf({ scheduleId }))
      keys.renew()
    } catch (error) {
      if (isRefused(error)) keys.renew()
      setProblem(serverMessage(error, noAnswer))
      // Another member or another tab was faster, so the page shows how it is now.
      if (error instanceof ApiError && error.status !== 401) await calls.refresh(scheduleId)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, holdSeat: () => (user ? void hold() : signInAndHold()) }
}
