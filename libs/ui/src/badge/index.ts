export * from './badge.tsx'
