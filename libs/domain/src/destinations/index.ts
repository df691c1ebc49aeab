export * from './destination-galleries.ts'
export * from './destination-pages.ts'
export * from './destinations.ts'
