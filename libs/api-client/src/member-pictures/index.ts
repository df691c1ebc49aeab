export * from './member-pictures.ts'
