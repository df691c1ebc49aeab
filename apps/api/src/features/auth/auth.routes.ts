import { getCurrentUser, getUser, logIn, logOut, register } from '@farandfew/domain/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { addressOf, limitByKey, limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import {
  memberIdOf,
  memberOnly,
  requireSecure,
  signIn,
  signOut,
} from '../../session/member-session.ts'
import { registerMember } from './registration.service.ts'
import {
  type Candidate,
  checkPassword,
  findCandidate,
  keepsPassword,
  wrongSignIn,
} from './sign-in.service.ts'

export interface AuthOptions {
  db: Db
  limits: Limits
  publicWebUrl: string
  /** Called when mails were committed. */
  wakeOutbox: () => void
}

/** Counts a try at an account, named or known alike, together with the address that it comes from. */
function createTryLimit(app: FastifyInstance, limits: Limits) {
  const count = limitByKey(app, 'signInAccount', limits)
  return async (request: FastifyRequest, name: string, candidate: Candidate | undefined) => {
    const account = candidate ? `id ${candidate.id}` : `name ${name.toLowerCase()}`
    await count(request, `${addressOf(request)} ${account}`)
  }
}

/** Signing up, in and out, and who is signed in. */
export async function authRoutes(app: FastifyInstance, options: AuthOptions): Promise<void> {
  const { db, limits, publicWebUrl, wakeOutbox } = options
  const countTry = createTryLimit(app, limits)

  route(
    app,
    register,
    async ({ body, request, reply }) => {
      requireSecure(request, publicWebUrl)
      const userId = await registerMember(db, body, publicWebUrl)
      wakeOutbox()
      await signIn(request, reply, { userId, publicWebUrl })
      return getCurrentMember(db, userId)
    },
    { config: limitedBy('register', limits) },
  )

  route(
    app,
    logIn,
    async ({ body, request, reply }) => {
      requireSecure(request, publicWebUrl)
      const found = await findCandidate(db, body.username)
      await countTry(request, body.username, found)
      const member = await checkPassword(found, body.password)
      await signIn(request, reply, { userId: member.id, publicWebUrl })
      if (!(await keepsPassword(db, member))) {
        await signOut(request, reply, publicWebUrl)
        throw wrongSignIn()
      }
      return getCurrentMember(db, member.id)
    },
    { config: limitedBy('signIn', limits) },
  )

  route(
    app,
    logOut,
    async ({ request, reply }) => {
      if (request.headers.cookie !== undefined) await signOut(request, reply, publicWebUrl)
      return { signedIn: false as const }
    },
    { config: limitedBy('signOut', limits) },
  )

  for (const contract of [getCurrentUser, getUser]) {
    route(app, contract, ({ request }) => getCurrentMember(db, memberIdOf(request)), memberOnly)
  }
}
