import { requireMember } from '../auth/member-session.ts'

/** The options of a route for whoever is signed in. */
export const memberOnly = { onRequest: requireMember, security: 'memberSession' } as const
