export * from './destination-pages.ts'
export * from './destinations.ts'
