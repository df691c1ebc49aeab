export * from './vouch.ts'
export * from './vouches.contract.ts'
export * from './vouches.endpoints.ts'
