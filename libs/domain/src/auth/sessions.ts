import { storedText } from '../text/stored-text.ts'
import * as z from 'zod/mini'
import { instant } from '../contract/request.ts'

const sessionName = storedText(12)

/** A browser in which the member is signed in. */
export const userSession = z.object({
  /** Names the session but cannot be used to open it. */
  id: sessionName,
  /** For people: 'Chrome on Android'. */
  device: storedText(100),
  signedInAt: instant,
  lastSeenAt: instant,
  /** Whether it is the requesting session. */
  current: z.boolean('Must be true or false'),
})

export type UserSession = z.output<typeof userSession>

export const userSessions = z.array(userSession, 'Must be a list')

export type UserSessions = z.output<typeof userSessions>

export const userSessionParams = z.object({
  id: z
    .string('The id must be a text')
    .check(z.regex(/^[\w-]{12}$/, 'The id must be 12 letters, digits, - or _')),
})
