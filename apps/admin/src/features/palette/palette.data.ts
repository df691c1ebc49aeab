import { fetchAdminUsers } from '@farandfew/api-client/admin-users'
import { fetchTrips } from '@farandfew/api-client/trips'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

const shown = 5

/** Members that a text finds; asked for from two letters on. */
export function useFoundMembers(text: string) {
  const search = useDeferredValue(text)
  return useQuery({
    queryKey: ['palette', 'members', search],
    queryFn: ({ signal }) => fetchAdminUsers({ search, limit: String(shown) }, { signal }),
    enabled: search.length > 1,
    select: ({ items }) => items,
  })
}

/** Trips whose title has a text in it. */
export function useFoundTrips(text: string) {
  return useQuery({
    queryKey: ['palette', 'trips'],
    queryFn: ({ signal }) => fetchTrips({ signal }),
    enabled: text.length > 1,
    select: (trips) =>
      trips.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())).slice(0, shown),
  })
}
