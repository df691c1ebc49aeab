export * from './admin-annotations.contract.ts'
export * from './admin-annotations.endpoints.ts'
export * from './admin-annotations.ts'
export * from './annotation-subjects.ts'
