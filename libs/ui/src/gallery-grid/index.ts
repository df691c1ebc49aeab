export * from './gallery-grid.tsx'
