export * from './card-grid.tsx'
export * from './card-grid-placeholder.tsx'
