export * from './find-route-map.ts'
export * from './route.ts'
export * from './route-maps.derived.ts'
