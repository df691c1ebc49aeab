export * from './departure.ts'
export * from './departures.contract.ts'
export * from './departures.endpoints.ts'
export * from './departure-calendar-path.ts'
