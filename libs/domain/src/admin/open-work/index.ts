export * from './admin-open-work.contract.ts'
export * from './admin-open-work.endpoints.ts'
export * from './admin-open-work.ts'
export * from './queue-rules.ts'
