export * from './admin-today.contract.ts'
export * from './admin-today.endpoints.ts'
export * from './club-figures.ts'
export * from './today-lines.ts'
