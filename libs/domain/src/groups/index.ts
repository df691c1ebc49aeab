export * from './balanced-group.ts'
export * from './room-pairs.ts'
