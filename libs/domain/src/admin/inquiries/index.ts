export * from './admin-inquiries.contract.ts'
export * from './admin-inquiries.endpoints.ts'
export * from './admin-inquiries.ts'
export * from './inquiry-states.ts'
