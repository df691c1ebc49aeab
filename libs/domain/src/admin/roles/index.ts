export * from './call-permissions.ts'
export * from './roles.ts'
