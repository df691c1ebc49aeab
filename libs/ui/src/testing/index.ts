export * from './axe.ts'
export * from './secrets.ts'
