export * from './checklist.ts'
export * from './checklists.contract.ts'
export * from './checklists.endpoints.ts'
export * from './club-items.ts'
