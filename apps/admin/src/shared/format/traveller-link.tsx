import type { ListedBooking } from '@farandfew/domain/bookings/admin-bookings.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { paths } from '../paths.ts'
import { travellerOf } from './booking-words.ts'

/** The name of a booking's member, which leads to them unless their account was erased. */
export const TravellerLink = (booking: Pick<ListedBooking, 'userId' | 'name'>) =>
  booking.userId === null ? (
    travellerOf(booking)
  ) : (
    <UiLink href={paths.member(booking.userId)}>{travellerOf(booking)}</UiLink>
  )
