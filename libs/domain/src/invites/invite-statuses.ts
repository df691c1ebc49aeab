import type { Moves } from '../states/states.ts'

export const inviteStatuses = ['pending', 'approved', 'rejected'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** Decided once, in the console (rulings 24). */
export const inviteMoves: Moves<InviteStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
}
