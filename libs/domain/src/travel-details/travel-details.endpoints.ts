const path = '/api/groups/:departureId/travel-details'

export const listTravelDetailsEndpoint = {
  method: 'GET',
  path: '/api/user/travel-details',
} as const
export const getTravelDetailsEndpoint = { method: 'GET', path } as const
export const saveTravelDetailsEndpoint = { method: 'PUT', path } as const
export const deleteTravelDetailsEndpoint = { method: 'DELETE', path } as const
