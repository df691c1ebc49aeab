export * from './admin-users.ts'
