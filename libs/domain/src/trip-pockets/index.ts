export * from './departure-hotel.ts'
export * from './trip-pocket.ts'
export * from './trip-pockets.contract.ts'
export * from './trip-pockets.endpoints.ts'
