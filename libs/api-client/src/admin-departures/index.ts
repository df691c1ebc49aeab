export * from './admin-departures.ts'
