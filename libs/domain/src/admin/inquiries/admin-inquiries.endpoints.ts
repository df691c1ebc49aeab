const path = '/api/admin/inquiries'

export const listAdminInquiriesEndpoint = { method: 'GET', path } as const
export const getAdminInquiryEndpoint = { method: 'GET', path: `${path}/:id` } as const
export const answerAdminInquiryEndpoint = { method: 'POST', path: `${path}/:id/answered` } as const
export const exportAdminInquiriesEndpoint = { method: 'GET', path: `${path}.csv` } as const

/** Which inquiries the desk looks at; those that wait come first to mind. */
export const inquiryStates = ['open', 'answered', 'all'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** Hours within which the site promises a reply (spec section 8). */
export const inquiryReplyHours = 24
