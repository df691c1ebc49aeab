import { useQuery } from '@tanstack/react-query'
import { hasSignedInHint } from '../../shared/current-member/signed-in-hint.ts'
import { useBrowserValue } from '../../shared/use-hydrated.ts'
import type { OwnBookings } from '../departures/own-booking.ts'

const none: OwnBookings = {}

/**
 * The bookings with which the signed-in member has, holds or pays for a seat; none until they are known. The code that reads
 * them is loaded only for a member.
 */
export function useOwnBookings(): OwnBookings {
  const enabled = useBrowserValue(hasSignedInHint, false)
  const { data } = useQuery({
    // Below the path of the bookings: what makes these out of date does the same here.
    queryKey: ['/api/bookings', 'own'],
    queryFn: async (context) => (await import('./own-bookings.data.ts')).readOwnBookings(context),
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return (enabled && data) || none
}
