export * from './admin-invites.ts'
