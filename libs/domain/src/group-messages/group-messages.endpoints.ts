const group = '/api/groups/:departureId'
const messages = `${group}/messages` as const
const message = `${messages}/:messageId` as const

export const listGroupMessagesEndpoint = { method: 'GET', path: messages } as const
export const postGroupMessageEndpoint = { method: 'POST', path: messages } as const
export const editGroupMessageEndpoint = { method: 'PATCH', path: message } as const
export const deleteGroupMessageEndpoint = { method: 'DELETE', path: message } as const
export const reactToGroupMessageEndpoint = {
  method: 'PUT',
  path: `${message}/reactions`,
} as const
export const pinGroupMessageEndpoint = { method: 'PUT', path: `${message}/pin` } as const
export const unpinGroupMessageEndpoint = { method: 'DELETE', path: `${message}/pin` } as const
export const markGroupReadEndpoint = { method: 'PUT', path: `${group}/read` } as const
export const countUnreadInGroupEndpoint = { method: 'GET', path: `${group}/unread` } as const
export const countUnreadMessagesEndpoint = {
  method: 'GET',
  path: '/api/user/unread-messages',
} as const
export const uploadMessagePictureEndpoint = {
  method: 'POST',
  path: `${group}/message-pictures`,
} as const
export const getMessagePictureEndpoint = {
  method: 'GET',
  path: `${group}/message-pictures/:key`,
} as const
export const openGroupEventsEndpoint = { method: 'GET', path: `${group}/events` } as const
export const listGroupEventsEndpoint = { method: 'GET', path: `${group}/missed-events` } as const
