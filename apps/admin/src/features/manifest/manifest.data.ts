import { call } from '@farandfew/api-client'
import { openManifestEndpoint } from '@farandfew/domain/admin/travel-details/endpoints'
import { useMutation } from '@tanstack/react-query'

/** Opens a departure's manifest. Each call is recorded, so it is never repeated by itself, and nothing of it is cached. */
export const useManifest = (departureId: number) =>
  useMutation({
    mutationFn: () => call(openManifestEndpoint, { params: { id: String(departureId) } }),
    gcTime: 0,
  })
