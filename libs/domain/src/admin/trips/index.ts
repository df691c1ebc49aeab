export * from './admin-trips.contract.ts'
export * from './admin-trips.endpoints.ts'
export * from './admin-trips.ts'
export * from './trip-fields.ts'
