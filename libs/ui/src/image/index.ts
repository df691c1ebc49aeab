export * from './picture.tsx'
export * from './poster.ts'
