import * as z from 'zod/mini'
import { id, instant } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { securityEventOutcomes } from './event-words.ts'

/** A sign-in to the account, an attempt at one, or a change of what opens the account. */
export const userSecurityEvent = z.object({
  id,
  kind: storedText(40),
  outcome: z.enum(securityEventOutcomes),
  /** The browser: 'Chrome on Android'. */
  device: storedText(100),
  /** How many refused attempts it stands for; 1 for a success. */
  count: z.int().check(z.positive()),
  at: instant,
  /** The last of the attempts. */
  lastAt: instant,
  /** Whether it was in the requesting session. */
  current: z.boolean('Must be true or false'),
})

export type UserSecurityEvent = z.output<typeof userSecurityEvent>

export const userSecurityEvents = z.array(userSecurityEvent, 'Must be a list')
