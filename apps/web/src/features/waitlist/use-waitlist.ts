import { serverMessage, call, endpointQuery } from '@farandfew/api-client'
import { useState } from 'react'
import {
  isUnconfirmed,
  useIsUnconfirmed,
  useBookingCalls,
  alwaysCurrent,
} from '../seats/bookings.data.ts'
import { useBusy } from '../../shared/use-busy.ts'
import {
  askForSeatNotice,
  joinWaitlist,
  leaveWaitlist,
  listWaitlistPlaces,
  openWaitlistOffer,
} from '@farandfew/domain/waitlist/waitlist.contract.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

const noAnswer = 'We could not reach our server. Please check your connection and try again.'

/** Joins and leaves the waitlist of a departure, or asks for a mail. Each returns whether the API accepted it. */
export function useWaitlist(departureId: number) {
  const calls = useWaitlistCalls(departureId)
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
  const runConfirmed = async (call: () => Promise<unknown>) => {
    if (!isMemberUnconfirmed()) return run(call)
    setNeedsEmail(true)
    return false
  }
  return {
    isBusy: busy.isBusy,
    problem,
    needsEmail,
    join: () => runConfirmed(calls.join),
    askForNotice: () => runConfirmed(calls.askForNotice),
    leave: () => run(calls.leave),
    refresh: calls.refresh,
    openOffer: calls.openOffer,
  }
}

export const waitlistQuery = queryOptions({
  ...endpointQuery(listWaitlistPlaces, {}),
  ...alwaysCurrent,
})

/** What a member can do about the waitlist of a departure. Each reads the offer and the member's places again. */
export function useWaitlistCalls(departureId: number) {
  const queryClient = useQueryClient()
  const booking = useBookingCalls()
  const refresh = async () => {
    await Promise.all([
      booking.refresh(departureId),
      queryClient.invalidateQueries({ queryKey: waitlistQuery.queryKey }),
    ])
  }
  return {
    refresh,
    join: async () => {
      await call(joinWaitlist, { body: { scheduleId: departureId } })
      await refresh()
    },
    askForNotice: async () => {
      await call(askForSeatNotice, { body: { scheduleId: departureId } })
      await refresh()
    },
    openOffer: async () => {
      await call(openWaitlistOffer, { params: { id: String(departureId) } })
      await refresh()
    },
    leave: async () => {
      await call(leaveWaitlist, { params: { id: String(departureId) } })
      await refresh()
    },
  }
}
