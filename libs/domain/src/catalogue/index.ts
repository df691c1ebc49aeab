export * from './catalogue.ts'
export * from './turkey.derived.ts'
