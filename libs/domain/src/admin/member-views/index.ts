export * from './admin-member-views.contract.ts'
export * from './admin-member-views.endpoints.ts'
export * from './admin-member-views.ts'
