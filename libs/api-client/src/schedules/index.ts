export * from './schedules.ts'
