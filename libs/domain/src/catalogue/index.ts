export * from './catalogue.ts'
export * from './trip-images.ts'
export { turkey } from './turkey.ts'
