export * from './saved-trip.ts'
export * from './saved-trips.contract.ts'
export * from './saved-trips.endpoints.ts'
