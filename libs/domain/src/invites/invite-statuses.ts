export const inviteStatuses = ['pending', 'approved', 'rejected'] as const
export type InviteStatus = (typeof inviteStatuses)[number]
