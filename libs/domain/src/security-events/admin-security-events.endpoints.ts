export const listAdminSecurityEventsEndpoint = {
  method: 'GET',
  path: '/api/admin/security-events',
} as const
