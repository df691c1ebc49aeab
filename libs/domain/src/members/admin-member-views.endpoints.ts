const path = '/api/admin/member-views'

export const listMemberViewsEndpoint = { method: 'GET', path } as const
export const addMemberViewEndpoint = { method: 'POST', path } as const
export const changeMemberViewEndpoint = { method: 'PATCH', path: `${path}/:id` } as const
export const removeMemberViewEndpoint = { method: 'DELETE', path: `${path}/:id` } as const
