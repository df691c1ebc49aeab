const one = '/api/connections/:memberId'

export const listConnectionsEndpoint = { method: 'GET', path: '/api/connections' } as const
export const listGroupConnectionsEndpoint = {
  method: 'GET',
  path: '/api/groups/:departureId/connections',
} as const
export const updateConnectionSettingsEndpoint = {
  method: 'PATCH',
  path: '/api/connection-settings',
} as const
export const askToConnectEndpoint = { method: 'POST', path: `${one}/ask` } as const
export const acceptConnectionEndpoint = { method: 'POST', path: `${one}/accept` } as const
export const declineConnectionEndpoint = { method: 'POST', path: `${one}/decline` } as const
export const withdrawConnectionEndpoint = { method: 'POST', path: `${one}/withdraw` } as const
export const disconnectEndpoint = { method: 'POST', path: `${one}/disconnect` } as const
export const blockMemberEndpoint = { method: 'POST', path: `${one}/block` } as const
export const unblockMemberEndpoint = { method: 'POST', path: `${one}/unblock` } as const
export const reportMemberEndpoint = { method: 'POST', path: `${one}/reports` } as const
