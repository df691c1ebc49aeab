import { secretHash } from '../secrets/secret-hash.ts'

/** Characters of the session's hash: enough to tell sessions apart, too few to look one up. */
const nameLength = 12

/** A short name of a session, from what its table stores, that cannot be used to open it. */
export const nameOfStoredSession = (sid: string): string => sid.slice(0, nameLength)

/** The same, from the session's id. */
export const sessionName = (sessionId: string): string => nameOfStoredSession(secretHash(sessionId))
