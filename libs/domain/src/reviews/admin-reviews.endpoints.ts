const path = '/api/admin/reviews'

export const listAdminReviewsEndpoint = { method: 'GET', path } as const
export const approveReviewEndpoint = { method: 'POST', path: `${path}/:id/approve` } as const
export const declineReviewEndpoint = { method: 'POST', path: `${path}/:id/decline` } as const
export const unpublishReviewEndpoint = { method: 'POST', path: `${path}/:id/unpublish` } as const
