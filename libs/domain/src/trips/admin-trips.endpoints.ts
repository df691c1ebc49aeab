export const listAdminTripsEndpoint = { method: 'GET', path: '/api/admin/trips' } as const
export const addAdminTripEndpoint = { method: 'POST', path: '/api/admin/trips' } as const
export const uploadTripPictureEndpoint = {
  method: 'POST',
  path: '/api/admin/trip-pictures',
} as const
export const getAdminTripEndpoint = { method: 'GET', path: '/api/admin/trips/:id' } as const
export const changeAdminTripEndpoint = { method: 'PATCH', path: '/api/admin/trips/:id' } as const
export const undoAdminTripEndpoint = { method: 'POST', path: '/api/admin/trips/:id/undo' } as const
export const getAdminTripHistoryEndpoint = {
  method: 'GET',
  path: '/api/admin/trips/:id/history',
} as const
