import * as z from 'zod/mini'
import { groupMessage, readPosition } from './group-message.ts'

/** The number of an event. Later events of a group have higher numbers; the numbers between them belong to others. */
export const eventId = z.int('Must be a number').check(z.nonnegative('Must not be negative'))

/**
 * What happened in a group's conversation and its plan:
 * - `posted`: a new message
 * - `changed`: a message was edited, deleted, pinned or reacted to; the whole message as it is now
 * - `read`: a member has read further
 * - `planned`: an arrival or the shared checklist changed; read the plan again
 * - `reset`: too much changed to tell one by one; load the list again
 *
 * A message in an event is as it is when the event is sent, not as it was when it happened.
 */
export const groupEvent = z.discriminatedUnion('kind', [
  z.object({ id: eventId, kind: z.literal('posted'), message: groupMessage }),
  z.object({ id: eventId, kind: z.literal('changed'), message: groupMessage }),
  z.object({ id: eventId, kind: z.literal('read'), position: readPosition }),
  z.object({ id: eventId, kind: z.literal('planned') }),
  z.object({ id: eventId, kind: z.literal('reset') }),
])
export type GroupEvent = z.output<typeof groupEvent>
export type GroupEventKind = GroupEvent['kind']
