export * from './destination-pages.ts'
export * from './trip-action.ts'
