export * from './admin-security-events.contract.ts'
export * from './admin-security-events.endpoints.ts'
export * from './admin-security-events.ts'
