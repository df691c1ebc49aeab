export * from './api-error.ts'
export * from './call.ts'
export * from './endpoint-query.ts'
