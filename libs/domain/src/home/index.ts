export * from './home.ts'
export * from './moments.ts'
export * from './testimonials.ts'
