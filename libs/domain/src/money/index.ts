export * from './format-paise.ts'
