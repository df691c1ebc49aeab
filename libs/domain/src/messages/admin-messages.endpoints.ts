const path = '/api/admin/messages'

export const listAdminMessagesEndpoint = { method: 'GET', path } as const
export const countAdminMessagesEndpoint = { method: 'GET', path: `${path}/counts` } as const
export const sendAdminMessageAgainEndpoint = {
  method: 'POST',
  path: `${path}/:id/send-again`,
} as const
export const sendAdminMessagesAgainEndpoint = {
  method: 'POST',
  path: `${path}/send-again`,
} as const
export const discardAdminMessageEndpoint = { method: 'DELETE', path: `${path}/:id` } as const
