import * as z from 'zod/mini'
import { id, instant } from '../contract/request.ts'

export const connectionStatuses = ['pending', 'accepted', 'declined', 'blocked'] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** A request from one member to another. */
export const connection = z
  .object({
    id,
    /** The member who sent the request. */
    userId: id,
    /** The member who received the request. */
    connectedUserId: id,
    status: z._default(z.enum(connectionStatuses, 'Must be a state of a connection'), 'pending'),
    createdAt: instant,
  })
  .check(
    z.refine((pair) => pair.userId !== pair.connectedUserId, {
      error: 'A member cannot connect with themselves',
      path: ['connectedUserId'],
    }),
  )
