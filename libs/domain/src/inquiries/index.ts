export * from './inquiries.contract.ts'
export * from './inquiries.endpoints.ts'
export * from './inquiry.ts'
export * from './inquiry-destinations.ts'
