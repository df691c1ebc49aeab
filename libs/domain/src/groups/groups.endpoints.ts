const group = '/api/groups/:departureId'

export const listGroupsEndpoint = { method: 'GET', path: '/api/groups' } as const
export const getGroupEndpoint = { method: 'GET', path: group } as const
export const saveArrivalEndpoint = { method: 'PUT', path: `${group}/arrival` } as const
export const removeArrivalEndpoint = { method: 'DELETE', path: `${group}/arrival` } as const
export const wantDigestEndpoint = { method: 'PUT', path: `${group}/digest` } as const
export const showFieldsEndpoint = { method: 'PUT', path: `${group}/shown-fields` } as const
