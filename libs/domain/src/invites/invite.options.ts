/** `withdrawn` by its sender while it was pending. */
export const inviteStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** The states of a request in the console's words. */
export const inviteStatusNames: Readonly<Record<InviteStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

/** The options of the quick invite form, each list in its order. */
export const preferredDestinations = [
  { value: 'no-preference', label: 'No preference' },
  { value: 'turkey', label: 'Turkey' },
  { value: 'bali', label: 'Bali' },
  { value: 'montenegro', label: 'Montenegro' },
  { value: 'sri-lanka', label: 'Sri Lanka' },
  { value: 'other', label: 'Somewhere else' },
] as const

export const travelMonths = [
  { value: 'march-2025', label: 'March 2025' },
  { value: 'april-2025', label: 'April 2025' },
  { value: 'may-2025', label: 'May 2025' },
  { value: 'june-2025', label: 'June 2025' },
  { value: 'july-2025', label: 'July 2025' },
  { value: 'august-2025', label: 'August 2025' },
  { value: 'september-2025', label: 'September 2025' },
  { value: 'october-2025', label: 'October 2025' },
  { value: 'november-2025', label: 'November 2025' },
  { value: 'december-2025', label: 'December 2025' },
  { value: 'flexible', label: 'I am flexible' },
] as const

export const groupSizePreferences = [
  { value: 'intimate-4-6', label: 'Intimate (4-6 people)' },
  { value: 'small-6-8', label: 'Small (6-8 people)' },
  { value: 'medium-8-12', label: 'Medium (8-12 people)' },
  { value: 'larger-12-15', label: 'Larger (12-15 people)' },
  { value: 'no-preference', label: 'No preference' },
] as const

/** In lakh rupees. */
export const budgetRanges = [
  { value: '1.5-2', label: 'INR 1.5-2 Lacs' },
  { value: '2-2.5', label: 'INR 2-2.5 Lacs' },
  { value: '2.5-3', label: 'INR 2.5-3 Lacs' },
  { value: '3-plus', label: 'INR 3 Lacs and more' },
  { value: 'flexible', label: 'I am flexible' },
] as const
