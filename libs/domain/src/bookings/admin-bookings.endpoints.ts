const path = '/api/admin/bookings'

export const listAdminBookingsEndpoint = { method: 'GET', path } as const
export const getAdminBookingEndpoint = { method: 'GET', path: `${path}/:id` } as const
export const cancelAdminBookingEndpoint = { method: 'POST', path: `${path}/:id/cancel` } as const
export const listMoveTargetsEndpoint = { method: 'GET', path: `${path}/:id/departures` } as const
export const moveAdminBookingEndpoint = { method: 'POST', path: `${path}/:id/move` } as const
export const exportReceiptsEndpoint = { method: 'GET', path: '/api/admin/receipts.csv' } as const
