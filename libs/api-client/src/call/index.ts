export * from '../api-error.ts'
export * from '../call.ts'
export * from '../download.ts'
