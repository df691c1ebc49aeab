const path = '/api/admin/club'

export const getAdminClubEndpoint = { method: 'GET', path } as const
export const changeClubEndpoint = { method: 'PUT', path } as const
