export * from './api-error.ts'
export { buildUrl } from './build-url.ts'
export * from './call.ts'
export * from './endpoint-query.ts'
