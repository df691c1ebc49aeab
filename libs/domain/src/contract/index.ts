export * from './contract.ts'
export * from './request.ts'
