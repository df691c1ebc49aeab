export * from './auth-forms.ts'
export * from './auth.contract.ts'
export * from './auth.endpoints.ts'
export * from './auth.ts'
