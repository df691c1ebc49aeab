export * from './axe.ts'
export * from './create-user.ts'
export * from './secrets.ts'
