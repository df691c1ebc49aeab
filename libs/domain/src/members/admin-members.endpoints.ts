export const listAdminUsersEndpoint = { method: 'GET', path: '/api/admin/users' } as const
export const getAdminUserEndpoint = { method: 'GET', path: '/api/admin/users/:id' } as const
export const exportAdminUsersEndpoint = { method: 'GET', path: '/api/admin/users.csv' } as const
export const countAdminUsersEndpoint = { method: 'GET', path: '/api/admin/users/count' } as const
export * from '../member-care/member-care.endpoints.ts'
export * from '../member-merges/member-merges.endpoints.ts'
