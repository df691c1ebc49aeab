const path = '/api/groups/:departureId/roommates'

export const getRoommatesEndpoint = { method: 'GET', path } as const
export const saveRoomWishesEndpoint = { method: 'PUT', path } as const
export const leaveRoommatesEndpoint = { method: 'DELETE', path } as const
export const answerRoomEndpoint = { method: 'POST', path: `${path}/answer` } as const
export const chooseOwnRoomEndpoint = { method: 'POST', path: `${path}/own-room` } as const
