import * as z from 'zod/mini'
import { inviteRequestItem } from './invite.ts'

/** The member's invite requests of both kinds, newest first. */
export const inviteRequests = z.array(inviteRequestItem, 'Must be a list')

export type InviteRequests = z.output<typeof inviteRequests>
