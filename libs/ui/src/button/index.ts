export * from './action-button.tsx'
export type { ButtonSize, ButtonVariant } from './button.styles.ts'
export * from './button.tsx'
export * from './icon-button.tsx'
