export * from './admin-travel-details.contract.ts'
export * from './admin-travel-details.endpoints.ts'
export * from './admin-travel-details.ts'
export * from './manifest.ts'
