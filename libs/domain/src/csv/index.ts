export * from './neutralise.ts'
