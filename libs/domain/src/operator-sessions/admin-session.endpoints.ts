export const openAdminSessionEndpoint = { method: 'POST', path: '/api/admin/session' } as const
export const getAdminSessionEndpoint = { method: 'GET', path: '/api/admin/session' } as const
export const closeAdminSessionEndpoint = { method: 'DELETE', path: '/api/admin/session' } as const
export const endAdminSessionsEndpoint = { method: 'DELETE', path: '/api/admin/sessions' } as const
