import * as z from 'zod/mini'
import { storedText } from '../../text/stored-text.ts'

const queue = z.object({
  /** How many wait. */
  open: z.int().check(z.nonnegative()),
  /** Differs after anything has entered or left the queue. */
  mark: storedText(100),
})

/** The queues of the console. */
export const openWork = z.object({
  /** Requests without a decision. */
  invites: queue,
  /** Inquiries without an answer. */
  inquiries: queue,
  /** Reports without a decision; null for a role that does not decide them. */
  reports: z.nullable(queue),
  /** Reviews that wait for a decision. */
  reviews: queue,
  /** Messages that are not tried again. */
  messages: queue,
})
export type OpenWork = z.output<typeof openWork>
export type QueueName = keyof OpenWork
