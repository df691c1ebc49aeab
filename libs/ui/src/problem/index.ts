export * from './notice.tsx'
export * from './problem.tsx'
