const path = '/api/admin/departures/:id/travel-details'

export const listDepartureTravelDetailsEndpoint = { method: 'GET', path } as const
/** A POST, because every look adds to the audit log and to what the member sees: nothing may repeat it by itself. */
export const openMemberTravelDetailsEndpoint = {
  method: 'POST',
  path: `${path}/:bookingId/open`,
} as const
