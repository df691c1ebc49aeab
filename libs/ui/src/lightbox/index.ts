export * from './lightbox.tsx'
