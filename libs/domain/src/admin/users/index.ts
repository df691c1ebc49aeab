export * from './admin-users.contract.ts'
export * from './admin-users.endpoints.ts'
export * from './admin-users.ts'
