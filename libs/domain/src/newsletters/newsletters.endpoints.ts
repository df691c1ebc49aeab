export const subscribeEndpoint = { method: 'POST', path: '/api/newsletters' } as const
