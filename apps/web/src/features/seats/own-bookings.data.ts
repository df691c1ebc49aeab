import type { QueryClient } from '@tanstack/react-query'
import type { OwnBooking, OwnBookings } from '../departures/own-booking.ts'
import { currentUserQuery } from '../../shared/current-member/current-member.data.ts'
import { paths } from '../../shared/paths.ts'
import { type MemberBooking, readBookings } from './bookings.data.ts'

/** A booking that can only be made again has ended: then its departure is sold to its member as to everyone. */
const isOwn = ({ summary }: MemberBooking) => !summary.actions.includes('book again')

const isLive = ({ status }: MemberBooking) => status === 'pending' || status === 'confirmed'

function describe({ departure, summary }: MemberBooking): OwnBooking {
  const { state, hasMoney, label, moneyLabel, next } = summary
  const name = hasMoney ? moneyLabel : label
  return {
    name,
    state: `Your booking: ${name}`,
    next,
    label: state === 'held' ? 'Pay Now' : 'Your Booking',
    href: paths.book(departure.id),
  }
}

/** What pages about departures say of the signed-in member's bookings: of two of one departure, the live one, as its booking page. */
export async function readOwnBookings(context: {
  client: QueryClient
  signal: AbortSignal
}): Promise<OwnBookings> {
  // The hint may be wrong, and a page that anyone may read does not ask for a login.
  if (!(await context.client.ensureQueryData(currentUserQuery))) return {}
  const own = (await readBookings(context)).filter(isOwn).reverse()
  const bookings = [...own.filter((one) => !isLive(one)), ...own.filter(isLive)]
  return Object.fromEntries(
    bookings.map((booking) => [booking.departure.id, describe(booking)] as const),
  )
}
