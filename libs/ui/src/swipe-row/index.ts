export * from './show-focused-item.ts'
export * from './swipe-hint.tsx'
export * from './swipe-row.ts'
export * from './use-row-focus.ts'
