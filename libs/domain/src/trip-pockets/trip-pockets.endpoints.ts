export const getTripPocketEndpoint = {
  method: 'GET',
  path: '/api/groups/:departureId/pocket',
} as const
