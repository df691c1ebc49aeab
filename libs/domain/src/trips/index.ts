export * from './regions.ts'
export * from './trip.ts'
export * from './trips.contract.ts'
export * from './trips.endpoints.ts'
