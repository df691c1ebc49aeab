export * from './admin.contract.ts'
export * from './admin.endpoints.ts'
export * from './admin.ts'
export * from './page.ts'
