export * from './account-forms.ts'
export * from './account.contract.ts'
export * from './account.endpoints.ts'
export * from './account.ts'
