import { serverMessage } from '@farandfew/api-client'
import { useState } from 'react'
import { isUnconfirmed, useIsUnconfirmed, useWaitlistCalls } from './bookings.data.ts'
import { useBusy } from '../../shared/use-busy.ts'

const noAnswer = 'We could not reach our server. Please check your connection and try again.'

/** Joins and leaves the waitlist of a departure. Both return whether the API accepted it. */
export function useWaitlist(scheduleId: number) {
  const calls = useWaitlistCalls(scheduleId)
  const isMemberUnconfirmed = useIsUnconfirmed()
  const busy = useBusy()
  const [problem, setProblem] = useState<string>()
  const [needsEmail, setNeedsEmail] = useState(false)

  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined)
    setNeedsEmail(false)
    try {
      await call()
      return true
    } catch (error) {
      if (isUnconfirmed(error)) setNeedsEmail(true)
      else setProblem(serverMessage(error, noAnswer))
      return false
    }
  }
  const run = async (call: () => Promise<unknown>) => (await busy.run(() => send(call))) ?? false
  return {
    isBusy: busy.isBusy,
    problem,
    needsEmail,
    join: async () => {
      if (!isMemberUnconfirmed()) return run(calls.join)
      setNeedsEmail(true)
      return false
    },
    leave: () => run(calls.leave),
    refresh: calls.refresh,
    openOffer: calls.openOffer,
  }
}
