import * as z from 'zod/mini'
import { quickInviteRequest } from './quick-invite.ts'
import { inviteRequestItem } from '../invites/invite.ts'

/** The stored quick request and its entry in the member's list. */
export const sentQuickInvite = z.object({
  ...z.omit(quickInviteRequest, { userId: true }).shape,
  item: inviteRequestItem,
})

export type SentQuickInvite = z.output<typeof sentQuickInvite>
