export * from './collapsible-day.tsx'
