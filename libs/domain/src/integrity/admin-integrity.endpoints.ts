const path = '/api/admin/integrity'

export const getIntegrityEndpoint = { method: 'GET', path } as const
export const checkSumsEndpoint = { method: 'POST', path: `${path}/check` } as const
export const resolveFaultEndpoint = {
  method: 'POST',
  path: `${path}/:kind/:key/:action`,
} as const
