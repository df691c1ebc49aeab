export * from './member-pictures.contract.ts'
export * from './member-pictures.endpoints.ts'
export * from './member-pictures.ts'
