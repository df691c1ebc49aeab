export * from './calendar-date.ts'
export * from './format-date.ts'
