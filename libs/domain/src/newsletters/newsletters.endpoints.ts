export const subscribeEndpoint = { method: 'POST', path: '/api/newsletters' } as const

export const unsubscribeEndpoint = {
  method: 'POST',
  path: '/api/newsletters/unsubscribe',
} as const
