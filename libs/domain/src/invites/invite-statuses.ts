/** `withdrawn` by its sender while it was pending. */
export const inviteStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type InviteStatus = (typeof inviteStatuses)[number]
