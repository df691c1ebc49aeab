export * from './carousel.tsx'
