export * from './contract.ts'
export * from './request.ts'
export * from './page.ts'
export type * from './registry.ts'
