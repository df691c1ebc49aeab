export * from './selected-rows.ts'
