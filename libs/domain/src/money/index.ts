export * from './format-paise.ts'
export * from './parse-rupees.ts'
