export * from './user-trips.ts'
