export * from './neutralise.ts'
export * from './phone-cell.ts'
