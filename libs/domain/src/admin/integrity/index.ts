export * from './admin-integrity.contract.ts'
export * from './admin-integrity.endpoints.ts'
export * from './admin-integrity.ts'
