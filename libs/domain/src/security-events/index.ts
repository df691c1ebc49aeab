export * from './event-words.ts'
