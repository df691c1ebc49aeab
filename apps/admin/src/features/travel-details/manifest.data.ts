import { call, endpointQuery } from '@farandfew/api-client'
import { getAdminDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { openManifest } from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** Opens a departure's manifest. Each call is recorded, so it is never repeated by itself, and nothing of it is cached. */
export const useManifest = (departureId: number) =>
  useMutation({
    mutationFn: () => call(openManifest, { params: { id: String(departureId) } }),
    gcTime: 0,
  })

/** The departure, to name it before the manifest is opened. */
export const useManifestDeparture = (id: number) =>
  useQuery(endpointQuery(getAdminDeparture, { params: { id: String(id) } }))
