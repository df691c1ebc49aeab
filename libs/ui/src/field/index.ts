export { controlStyle } from './field.styles.ts'
export { Field, type FieldControl, type FieldProps } from './field.tsx'
export * from './select-field.tsx'
export * from './text-field.tsx'
