/** Why a member reports another one, in the order of the form. */
export const reportReasons = [
  { value: 'harassment', label: 'Harassment or threats' },
  { value: 'unwanted-contact', label: 'Keeps contacting me although I said no' },
  { value: 'offensive', label: 'Offensive or hateful words or pictures' },
  { value: 'spam', label: 'Advertising or a scam' },
  { value: 'false-identity', label: 'Pretends to be someone else' },
  { value: 'other', label: 'Something else' },
] as const
export type ReportReason = (typeof reportReasons)[number]['value']
