export * from './newsletter.ts'
export * from './newsletters.contract.ts'
export * from './newsletters.endpoints.ts'
