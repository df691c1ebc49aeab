const path = '/api/admin/newsletters'

export const listAdminNewslettersEndpoint = { method: 'GET', path } as const
export const removeAdminNewsletterEndpoint = { method: 'DELETE', path: `${path}/:id` } as const
export const exportAdminNewslettersEndpoint = { method: 'GET', path: `${path}.csv` } as const
