export * from './destinations.ts'
