export * from './axe.ts'
