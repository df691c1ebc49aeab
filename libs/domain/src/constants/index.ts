export * from './interface.ts'
export * from './labels.ts'
export * from './limits.ts'
export * from './response-headers.ts'
