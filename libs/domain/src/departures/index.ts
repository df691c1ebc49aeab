export * from './departure.ts'
