export const getDepartureOfferEndpoint = { method: 'GET', path: '/api/schedules/:id' } as const
export const listBookingsEndpoint = { method: 'GET', path: '/api/bookings' } as const
export const getBookingEndpoint = { method: 'GET', path: '/api/bookings/:id' } as const
export const getBookingCalendarEndpoint = {
  method: 'GET',
  path: '/api/bookings/:id/calendar.ics',
} as const
export const holdSeatEndpoint = { method: 'POST', path: '/api/bookings' } as const
export const cancelBookingEndpoint = { method: 'POST', path: '/api/bookings/:id/cancel' } as const
export const joinWaitlistEndpoint = { method: 'POST', path: '/api/waitlist' } as const
export const listWaitlistPlacesEndpoint = { method: 'GET', path: '/api/waitlist' } as const
export const leaveWaitlistEndpoint = { method: 'DELETE', path: '/api/waitlist/:id' } as const
export const createPaymentOrderEndpoint = { method: 'POST', path: '/api/payments/orders' } as const
export const verifyPaymentEndpoint = { method: 'POST', path: '/api/payments/verify' } as const
export const paySandboxEndpoint = { method: 'POST', path: '/api/payments/sandbox' } as const
export const receivePaymentEventEndpoint = {
  method: 'POST',
  path: '/api/payments/webhook',
} as const
