export * from './admin-trips.ts'
