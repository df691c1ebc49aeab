/** The index of galleries has two paths. */
export { default } from './moodboards.tsx'
