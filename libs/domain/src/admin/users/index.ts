export * from './admin-users.contract.ts'
export * from './admin-users.endpoints.ts'
export * from './admin-users.ts'
export * from './member-columns.ts'
