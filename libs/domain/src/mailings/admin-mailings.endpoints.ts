const path = '/api/admin/mailings'
const templates = '/api/admin/mail-templates'
const refused = '/api/admin/refused-addresses'

export const listMailingsEndpoint = { method: 'GET', path } as const
export const getMailingEndpoint = { method: 'GET', path: `${path}/:id` } as const
export const listMailingRecipientsEndpoint = {
  method: 'GET',
  path: `${path}/:id/recipients`,
} as const
export const previewMailingEndpoint = { method: 'POST', path: `${path}/preview` } as const
export const testMailingEndpoint = { method: 'POST', path: `${path}/test` } as const
export const createMailingEndpoint = { method: 'POST', path } as const
export const changeMailingEndpoint = { method: 'PATCH', path: `${path}/:id` } as const
export const stepMailingEndpoint = { method: 'POST', path: `${path}/:id/state` } as const

export const listMailTemplatesEndpoint = { method: 'GET', path: templates } as const
export const addMailTemplateEndpoint = { method: 'POST', path: templates } as const
export const changeMailTemplateEndpoint = { method: 'PUT', path: `${templates}/:id` } as const
export const removeMailTemplateEndpoint = { method: 'DELETE', path: `${templates}/:id` } as const

export const listRefusedAddressesEndpoint = { method: 'GET', path: refused } as const
export const clearRefusedAddressEndpoint = { method: 'DELETE', path: `${refused}/:id` } as const
export const getMailHistoryEndpoint = { method: 'GET', path: '/api/admin/mail-history' } as const
