import { foldText, searchWords } from '@farandfew/domain/canonical/fold-text.ts'
import { endpointQuery } from '@farandfew/api-client'
import { listAdminBookings } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { listAdminDepartures } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { listAdminInquiries } from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { listAdminInvites } from '@farandfew/domain/invites/admin-invites.contract.ts'
import { listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { listAdminTrips } from '@farandfew/domain/trips/admin-trips.contract.ts'
import { isBookingNumber } from '@farandfew/domain/seats/booking-search.ts'
import { useQuery } from '@tanstack/react-query'
import { usePausedText } from '../../shared/search/use-paused-text.ts'

const resultLimit = 5
const minimumLength = 2
/** Milliseconds after the last key before a search starts, because each one adds to the audit log. */
const pauseMs = 200

/** Fewer letters would find nearly every booking. */
const minimumBookingLength = 3
const bookingLimit = 3

/** What a text asks of the bookings. Undefined for too few letters. */
function bookingSearch(text: string): string | undefined {
  return isBookingNumber(text) || text.length >= minimumBookingLength ? text : undefined
}

/** What a text finds: members, departures, bookings, invite requests and inquiries. Reads nothing for less than two characters. */
export function useFound(text: string) {
  const search = usePausedText(text, pauseMs)
  const options = { enabled: search.length >= minimumLength, gcTime: 0 }
  const query = { search, limit: String(resultLimit) }
  const members = useQuery({ ...endpointQuery(listAdminUsers, { query }), ...options })
  const departures = useQuery({
    ...endpointQuery(listAdminDepartures, { query }),
    ...options,
  })
  const invites = useQuery({
    ...endpointQuery(listAdminInvites, { query: { ...query, status: 'all' } }),
    ...options,
  })
  const inquiries = useQuery({
    ...endpointQuery(listAdminInquiries, { query: { ...query, state: 'all' } }),
    ...options,
  })
  const booking = bookingSearch(search)
  const bookings = useQuery({
    ...endpointQuery(listAdminBookings, {
      query: { search: booking ?? '', limit: String(bookingLimit), count: 'no' },
    }),
    ...options,
    enabled: options.enabled && booking !== undefined,
  })
  const all = [members, departures, invites, inquiries, bookings]
  return {
    isSearching: search !== text || all.some(({ isFetching }) => isFetching),
    hasFailed: all.some(({ isError }) => isError),
    members: members.data?.items ?? [],
    departures: departures.data?.items ?? [],
    bookings: bookings.data?.items ?? [],
    invites: invites.data?.items ?? [],
    inquiries: inquiries.data?.items ?? [],
  }
}

/** The trips with a text in their title, drafts too. Reads nothing for less than two characters. */
export function useFoundTrips(text: string) {
  const words = searchWords(text)
  return useQuery({
    ...endpointQuery(listAdminTrips, {}),
    enabled: text.length >= minimumLength,
    select: ({ items }) =>
      items
        .filter(({ title }) => words.every((word) => foldText(title).includes(word)))
        .slice(0, resultLimit),
  })
}
