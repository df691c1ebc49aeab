export * from './numbered-steps.tsx'
