export * from './categories.ts'
export * from './galleries.ts'
export * from './gallery-intro.ts'
export * from './gallery-tiles.ts'
