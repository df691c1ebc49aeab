export const listTripsEndpoint = { method: 'GET', path: '/api/trips' } as const
export const getTripEndpoint = { method: 'GET', path: '/api/trips/:id' } as const
