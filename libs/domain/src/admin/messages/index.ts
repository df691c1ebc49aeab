export * from './admin-messages.contract.ts'
export * from './admin-messages.endpoints.ts'
export * from './admin-messages.ts'
export * from './delivery-reasons.ts'
