import { endpointQuery } from '@farandfew/api-client'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

const clubQuery = queryOptions(endpointQuery(getClub, {}))

/** The club's details. A page shows nothing of them until they are there, and says nothing if they cannot be read. */
export const useClub = () => useQuery(clubQuery)
