import { getCurrentUser, getUser, logIn, logOut, register } from '@farandfew/domain/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { addressOf, limitByKey } from '../../plugins/rate-limit.ts'
import { recordSecurityEvent } from '../../security-events/record-security-event.ts'
import {
  findMemberId,
  getMemberId,
  memberOnly,
  requireSecureMember,
  signIn,
  signOut,
} from '../../session/member-session.ts'
import { registerMember } from './registration.service.ts'
import {
  type Candidate,
  checkPassword,
  findCandidate,
  isPasswordUnchanged,
  wrongSignIn,
} from './sign-in.service.ts'

/** The key of an attempt: the address with the account, or with the typed name if there is no such account. */
function attemptKey(request: FastifyRequest, name: string, candidate: Candidate | undefined) {
  const account = candidate ? `id ${candidate.id}` : `name ${name.toLowerCase()}`
  return `${addressOf(request)} ${account}`
}

/** Sign-up, sign-in, sign-out, and the signed-in member. */
export async function authRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  const attempts = limitByKey(app, 'signInAccount', context)

  route(app, register, async ({ body, request, reply }) => {
    requireSecureMember(context, request)
    const userId = await registerMember(context, body)
    await signIn(context, { request, reply }, userId)
    await recordSecurityEvent(context, request, {
      kind: 'account.created',
      outcome: 'success',
      userId,
    })
    return getCurrentMember(db, userId)
  })

  route(app, logIn, async ({ body, request, reply }) => {
    requireSecureMember(context, request)
    const candidate = await findCandidate(db, body.username)
    await attempts.count(request, attemptKey(request, body.username, candidate))
    const event = { kind: 'sign-in.password', userId: candidate?.id, typed: body.username } as const
    const member = await checkPassword(candidate, body.password)
    if (!member) {
      await recordSecurityEvent(context, request, { ...event, outcome: 'refused' })
      throw wrongSignIn()
    }
    await signIn(context, { request, reply }, member.id)
    if (!(await isPasswordUnchanged(db, member))) {
      await signOut(context, { request, reply })
      throw wrongSignIn()
    }
    await recordSecurityEvent(context, request, { ...event, outcome: 'success' })
    return getCurrentMember(db, member.id)
  })

  route(app, logOut, async ({ request, reply }) => {
    const userId = findMemberId(request)
    if (userId !== undefined) {
      await recordSecurityEvent(context, request, { kind: 'sign-out', outcome: 'success', userId })
    }
    if (request.headers.cookie !== undefined) await signOut(context, { request, reply })
    return { signedIn: false as const }
  })

  for (const contract of [getCurrentUser, getUser]) {
    route(app, contract, ({ request }) => getCurrentMember(db, getMemberId(request)), memberOnly)
  }
}
