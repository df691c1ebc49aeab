export * from './trip-pictures.contract.ts'
export * from './trip-pictures.endpoints.ts'
export * from './trip-pictures.ts'
