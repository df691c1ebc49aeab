const own = '/api/user/reviews'

export const listTripReviewsEndpoint = { method: 'GET', path: '/api/trips/:id/reviews' } as const
export const listOwnReviewsEndpoint = { method: 'GET', path: own } as const
export const saveReviewEndpoint = { method: 'PUT', path: `${own}/:departureId` } as const
export const deleteReviewEndpoint = { method: 'DELETE', path: `${own}/:departureId` } as const
