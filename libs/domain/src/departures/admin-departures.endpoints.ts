const path = '/api/admin/departures'

export const listAdminDeparturesEndpoint = { method: 'GET', path } as const
export const getAdminDepartureEndpoint = { method: 'GET', path: `${path}/:id` } as const
export const addDepartureEndpoint = { method: 'POST', path } as const
export const changeDepartureEndpoint = { method: 'PATCH', path: `${path}/:id` } as const
export const nameHostEndpoint = { method: 'PUT', path: `${path}/:id/host` } as const
export const closeDepartureEndpoint = { method: 'POST', path: `${path}/:id/close` } as const
export const reopenDepartureEndpoint = { method: 'POST', path: `${path}/:id/reopen` } as const
export const cancelDepartureEndpoint = { method: 'POST', path: `${path}/:id/cancel` } as const
export const getDepartureCancellationEndpoint = {
  method: 'GET',
  path: `${path}/:id/cancellation`,
} as const
export const listDepartureHotelsEndpoint = { method: 'GET', path: `${path}/:id/hotels` } as const
export const addDepartureHotelEndpoint = { method: 'POST', path: `${path}/:id/hotels` } as const
export const changeDepartureHotelEndpoint = {
  method: 'PUT',
  path: `${path}/:id/hotels/:hotelId`,
} as const
export const removeDepartureHotelEndpoint = {
  method: 'DELETE',
  path: `${path}/:id/hotels/:hotelId`,
} as const
