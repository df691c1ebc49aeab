const path = '/api/user/saved-trips'

export const listSavedTripsEndpoint = { method: 'GET', path } as const
export const mergeSavedTripsEndpoint = { method: 'POST', path } as const
export const saveTripEndpoint = { method: 'PUT', path: `${path}/:tripId` } as const
export const unsaveTripEndpoint = { method: 'DELETE', path: `${path}/:tripId` } as const
