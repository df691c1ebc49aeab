import { useParams } from 'react-router-dom'
import {
  BookingLoading,
  DepartureBooking,
  DepartureNotFound,
} from '../features/bookings/departure-booking.tsx'
import { OtherInvite, PendingInvite, useInvites } from '../features/invites/pending-invite.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'

/** The page on which a member books a departure and pays for it. Search engines do not list it. */
export default function BookPage() {
  const { id = '' } = useParams()
  const isHydrated = useHydrated()
  const asked = useInvites()
  if (!/^\d{1,9}$/.test(id)) return <DepartureNotFound />
  // What it shows depends on the member and on the seats that are left now.
  return isHydrated ? (
    <DepartureBooking
      key={id}
      id={id}
      isAskedFor={({ trip }) => asked.some(({ tripName }) => tripName === trip.title)}
      notice={({ trip: { title }, departure: { availability }, state }) => (
        <>
          <PendingInvite trip={{ title, availability }} />
          {state === 'by-invite' && <OtherInvite title={title} />}
        </>
      )}
    />
  ) : (
    <BookingLoading />
  )
}
