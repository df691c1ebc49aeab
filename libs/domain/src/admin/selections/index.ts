export * from './balanced-group.ts'
