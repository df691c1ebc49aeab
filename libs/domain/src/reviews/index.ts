export * from './review.ts'
export * from './reviews.contract.ts'
export * from './reviews.endpoints.ts'
