export * from './group-dates.ts'
