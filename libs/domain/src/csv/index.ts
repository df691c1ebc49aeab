export * from './csv-lines.ts'
export * from './neutralise.ts'
export * from './phone-cell.ts'
