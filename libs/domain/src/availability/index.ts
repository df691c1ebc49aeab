export * from './availability.ts'
export * from './availability-texts.ts'
export * from './destination-info.ts'
export * from './trip-action.ts'
