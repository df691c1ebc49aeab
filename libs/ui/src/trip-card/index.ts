export * from './trip-card.tsx'
