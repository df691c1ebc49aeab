export * from './admin-roommates.contract.ts'
export * from './admin-roommates.endpoints.ts'
export * from './admin-roommates.ts'
