export * from './quiz.ts'
