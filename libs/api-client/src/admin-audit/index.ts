export * from './admin-audit.ts'
