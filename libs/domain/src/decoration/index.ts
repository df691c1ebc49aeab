export * from './decoration.ts'
