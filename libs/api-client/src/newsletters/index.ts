export * from './newsletters.ts'
