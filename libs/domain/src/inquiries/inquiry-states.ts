/** Which inquiries the console lists. */
export const inquiryStates = ['open', 'answered', 'all'] as const
export type InquiryState = (typeof inquiryStates)[number]
