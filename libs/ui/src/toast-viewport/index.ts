export * from './toast-viewport.tsx'
