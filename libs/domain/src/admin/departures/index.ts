export * from './admin-departures.contract.ts'
export * from './admin-departures.endpoints.ts'
export * from './admin-departures.ts'
export * from './departure-bookings.ts'
