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
