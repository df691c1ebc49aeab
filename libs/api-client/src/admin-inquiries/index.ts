export * from './admin-inquiries.ts'
