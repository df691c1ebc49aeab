export * from './admin-newsletters.contract.ts'
export * from './admin-newsletters.endpoints.ts'
export * from './admin-newsletters.ts'
