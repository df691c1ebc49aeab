export * from './admin-reviews.contract.ts'
export * from './admin-reviews.endpoints.ts'
export * from './admin-reviews.ts'
