export const listVouchesEndpoint = { method: 'GET', path: '/api/user/vouches' } as const
export const addVouchEndpoint = { method: 'POST', path: '/api/user/vouches' } as const
export const withdrawVouchEndpoint = {
  method: 'POST',
  path: '/api/user/vouches/:id/withdraw',
} as const
