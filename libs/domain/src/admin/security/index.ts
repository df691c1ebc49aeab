export * from './admin-security.contract.ts'
export * from './admin-security.endpoints.ts'
export * from './admin-security.ts'
export * from './second-factor-code.ts'
