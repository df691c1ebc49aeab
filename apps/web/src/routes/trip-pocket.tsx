import { useParams } from 'react-router-dom'
import {
  MemberPocket,
  PocketLoading,
  PocketNotFound,
} from '../features/trip-pockets/member-pocket.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'

/** What the members of a departure's group need on the road, also without a connection. Search engines do not list it. */
export default function TripPocketPage() {
  const { departureId = '' } = useParams()
  const isHydrated = useHydrated()
  // What there is to show depends on the member and on the device.
  if (!isHydrated) return <PocketLoading />
  return /^\d{1,9}$/.test(departureId) ? (
    <MemberPocket departureId={Number(departureId)} />
  ) : (
    <PocketNotFound />
  )
}
