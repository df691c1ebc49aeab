import { useSyncExternalStore } from 'react'
import { onVisitorTrips, readVisitorTrips } from '../saved-trips/visitor-trips.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'

/** How many trips this browser has saved, with a link to them; nothing if there are none. */
export default function VisitorSavedTrips() {
  const length = useSyncExternalStore(
    onVisitorTrips,
    () => readVisitorTrips().tripIds.length,
    () => 0,
  )
  if (length === 0) return null
  return (
    <p>
      <AppLink href={paths.savedTrips}>
        {length === 1 ? '1 saved trip' : `${length} saved trips`}
      </AppLink>{' '}
      in this browser.
    </p>
  )
}
