import { endpointQuery } from '@farandfew/api-client'
import { listAdminUsersEndpoint } from '@farandfew/domain/admin/users/endpoints'
import { listTripsEndpoint } from '@farandfew/domain/trips/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

const resultLimit = 5
const minimumLength = 2

/** The members that a text finds. Reads nothing for less than two characters. */
export function useFoundMembers(text: string) {
  const search = useDeferredValue(text)
  return useQuery({
    ...endpointQuery(listAdminUsersEndpoint, { query: { search, limit: String(resultLimit) } }),
    enabled: search.length >= minimumLength,
    select: ({ items }) => items,
  })
}

/** The trips with a text in their title. Reads nothing for less than two characters. */
export function useFoundTrips(text: string) {
  const wanted = text.toLowerCase()
  return useQuery({
    ...endpointQuery(listTripsEndpoint, {}),
    enabled: text.length >= minimumLength,
    select: (trips) =>
      trips.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, resultLimit),
  })
}
