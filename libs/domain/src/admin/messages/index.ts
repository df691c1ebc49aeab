export * from './delivery-reasons.ts'
