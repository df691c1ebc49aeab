export * from './route.ts'
export * from './route-maps.derived.ts'
