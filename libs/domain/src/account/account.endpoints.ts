export const getProfileEndpoint = { method: 'GET', path: '/api/user/profile' } as const
export const updateProfileEndpoint = { method: 'PATCH', path: '/api/user/profile' } as const
export const listUserTripsEndpoint = { method: 'GET', path: '/api/user/trips' } as const
export const listInviteRequestsEndpoint = {
  method: 'GET',
  path: '/api/user/invite-requests',
} as const
export const requestQuickInviteEndpoint = {
  method: 'POST',
  path: '/api/quick-invite-request',
} as const
export const getUserQuizEndpoint = { method: 'GET', path: '/api/user/quiz' } as const
export const exportUserEndpoint = { method: 'GET', path: '/api/user/export' } as const
export const deleteUserEndpoint = { method: 'DELETE', path: '/api/user' } as const
export const changePasswordEndpoint = { method: 'POST', path: '/api/user/password' } as const
export const changeEmailEndpoint = { method: 'POST', path: '/api/user/email' } as const
export const resendVerificationEndpoint = {
  method: 'POST',
  path: '/api/user/email/verification',
} as const
export const requestPhoneCodeEndpoint = { method: 'POST', path: '/api/user/phone' } as const
export const verifyPhoneEndpoint = { method: 'POST', path: '/api/user/phone/verify' } as const
export const removePhoneEndpoint = { method: 'DELETE', path: '/api/user/phone' } as const
export const listSessionsEndpoint = { method: 'GET', path: '/api/user/sessions' } as const
export const endSessionsEndpoint = { method: 'DELETE', path: '/api/user/sessions' } as const
export const endSessionEndpoint = { method: 'DELETE', path: '/api/user/sessions/:id' } as const
export const listSecurityEventsEndpoint = {
  method: 'GET',
  path: '/api/user/security-events',
} as const
