const path = '/api/admin/inquiries'

export const listAdminInquiriesEndpoint = { method: 'GET', path } as const
export const getAdminInquiryEndpoint = { method: 'GET', path: `${path}/:id` } as const
export const answerAdminInquiryEndpoint = { method: 'POST', path: `${path}/:id/answered` } as const
export const answerAdminInquiriesEndpoint = { method: 'POST', path: `${path}/answered` } as const
export const exportAdminInquiriesEndpoint = { method: 'GET', path: `${path}.csv` } as const
