export const getOpenWorkEndpoint = { method: 'GET', path: '/api/admin/open-work' } as const
