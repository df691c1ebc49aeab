export * from './action-words.ts'
export * from './admin-audit.contract.ts'
export * from './admin-audit.endpoints.ts'
export * from './admin-audit.ts'
