export * from './trips.ts'
