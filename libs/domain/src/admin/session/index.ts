export * from './admin-session.contract.ts'
export * from './admin-session.endpoints.ts'
export * from './admin-session.ts'
