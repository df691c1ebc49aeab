export const openAdminSessionEndpoint = { method: 'POST', path: '/api/admin/session' } as const
export const getAdminSessionEndpoint = { method: 'GET', path: '/api/admin/session' } as const
export const closeAdminSessionEndpoint = { method: 'DELETE', path: '/api/admin/session' } as const

/** Milliseconds that a console may lie untouched before its session is over. */
export const adminIdleMs = 60 * 60_000

/** Rows of a page of a table of the console: what is sent unless asked otherwise, and the most. */
export const adminPage = { default: 50, max: 200 } as const
