export * from './option-label.ts'
