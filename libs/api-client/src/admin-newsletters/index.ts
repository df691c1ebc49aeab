export * from './admin-newsletters.ts'
