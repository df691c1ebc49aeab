const path = '/api/admin/departures/:id/rooms'

export const getDepartureRoomsEndpoint = { method: 'GET', path } as const
export const proposeRoomsEndpoint = { method: 'POST', path: `${path}/propose` } as const
export const reopenRoomEndpoint = { method: 'POST', path: `${path}/:roomId/reopen` } as const
