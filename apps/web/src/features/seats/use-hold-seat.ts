import { ApiError, serverMessage } from '@farandfew/api-client'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { useIdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { useState } from 'react'
import { isRefused, isUnconfirmed, useBookingCalls, useIsUnconfirmed } from './bookings.data.ts'
import { openSignInForSeat } from '../../shared/current-member/open-sign-in.ts'
import { useBusy } from '../../shared/use-busy.ts'

const noAnswer =
  'We could not reach our server. Please check your connection and try again. You cannot get two seats by trying twice.'

/**
 * Holds a seat on a departure for the member. A visitor signs in or creates an account first, and an unconfirmed address is
 * confirmed; then they get the hold, which costs nothing and ends by itself.
 */
export function useHoldSeat(departureId: number, user: CurrentUser | null) {
  const calls = useBookingCalls()
  const isMemberUnconfirmed = useIsUnconfirmed()
  const keys = useIdempotencyKey()
  const { isBusy, run } = useBusy()
  const [problem, setProblem] = useState<string>()
  const [needsEmail, setNeedsEmail] = useState(false)

  const hold = async () => {
    if (isMemberUnconfirmed()) return setNeedsEmail(true)
    setProblem(undefined)
    setNeedsEmail(false)
    try {
      await calls.hold(departureId, keys.keyOf({ departureId }))
      keys.renew()
    } catch (error) {
      if (isRefused(error)) keys.renew()
      if (isUnconfirmed(error)) return setNeedsEmail(true)
      setProblem(serverMessage(error, noAnswer))
      // Another member or another tab was faster, so the page shows how it is now.
      if (error instanceof ApiError && error.status !== 401) await calls.refresh(departureId)
    }
  }
  const holdSeat = () => {
    if (user) void run(hold)
    else openSignInForSeat(() => void run(hold))
  }
  return { isBusy, problem, needsEmail, holdSeat }
}
