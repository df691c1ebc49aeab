export const getTripPictureEndpoint = {
  method: 'GET',
  path: '/api/trip-pictures/:key/:width',
} as const
