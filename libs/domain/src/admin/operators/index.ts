export * from './admin-operators.contract.ts'
export * from './admin-operators.endpoints.ts'
export * from './admin-operators.ts'
