export * from './departures.ts'
export * from './month-view.ts'
export * from './season-2025.ts'
