export * from './trip-filters.ts'
