export const createInquiryEndpoint = { method: 'POST', path: '/api/inquiries' } as const
