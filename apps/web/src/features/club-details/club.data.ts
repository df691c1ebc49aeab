import { endpointQuery } from '@farandfew/api-client'
import { getClubEndpoint } from '@farandfew/domain/club-details/club.endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

const clubQuery = queryOptions(endpointQuery(getClubEndpoint, {}))

/** The club's details. A page shows nothing of them until they are there, and says nothing if they cannot be read. */
export const useClub = () => useQuery(clubQuery)
