import type { Moves } from '../states/states.ts'

export const inviteStatuses = ['pending', 'approved', 'rejected'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** A request is decided once, in the console (docs/product.md#invite-requests). */
export const inviteMoves: Moves<InviteStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
}
