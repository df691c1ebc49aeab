export * from './optional-text.ts'
export * from './secret-text.ts'
export * from './stored-text.ts'
export * from './text.ts'
