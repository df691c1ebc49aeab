export * from './inquiries.ts'
