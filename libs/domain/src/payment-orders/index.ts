export * from './payment-order.ts'
