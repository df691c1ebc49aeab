export * from './admin-club.contract.ts'
export * from './admin-club.endpoints.ts'
export * from './admin-club.ts'
