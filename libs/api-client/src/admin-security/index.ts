export * from './admin-security.ts'
