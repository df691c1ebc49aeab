export const openAdminSessionEndpoint = { method: 'POST', path: '/api/admin/session' } as const
export const getAdminSessionEndpoint = { method: 'GET', path: '/api/admin/session' } as const
export const closeAdminSessionEndpoint = { method: 'DELETE', path: '/api/admin/session' } as const
export const listAdminUsersEndpoint = { method: 'GET', path: '/api/admin/users' } as const

/** Members of a page of the console's table: what is sent unless asked otherwise, and the most. */
export const adminUsersPage = { default: 50, max: 200 } as const
