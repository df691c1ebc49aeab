const path = '/api/admin/departures/:id/travel-details'

export const listDepartureTravelDetailsEndpoint = { method: 'GET', path } as const
/** A POST, because every look adds to the audit log and to what the member sees: nothing may repeat it by itself. */
export const openMemberTravelDetailsEndpoint = {
  method: 'POST',
  path: `${path}/:bookingId/open`,
} as const
export const openManifestEndpoint = {
  method: 'POST',
  path: '/api/admin/departures/:id/manifest',
} as const
export const exportManifestEndpoint = {
  method: 'GET',
  path: '/api/admin/departures/:id/manifest.csv',
} as const
