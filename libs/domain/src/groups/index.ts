export * from './balanced-group.ts'
export * from './group-dates.ts'
export * from './room-pairs.ts'
