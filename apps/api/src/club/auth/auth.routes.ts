import {
  getCurrentUser,
  getUser,
  logIn,
  logOut,
  register,
} from '@farandfew/domain/auth/auth.contract.ts'
import { usernameKey } from '@farandfew/domain/canonical/username.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getCurrentMember } from '../members/current-user.queries.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { limitGuesses } from '../../platform/plugins/guess-limit.ts'
import { shareLimit } from '../../platform/plugins/shared-limit.ts'
import { recordSecurityEvent, recordSuccess } from '../security-events/record-security-event.ts'
import {
  findMemberId,
  getMemberId,
  knownBrowsersOf,
  requireSecureMember,
  signIn,
  signOut,
} from '../../platform/session/member-session.ts'
import { makeRequestKey } from './one-time-code.ts'
import { registerMember } from './registration.service.ts'
import {
  checkPassword,
  findCandidate,
  isPasswordUnchanged,
  wrongSignIn,
} from './sign-in.service.ts'

/** Sign-up, sign-in, sign-out, and the signed-in member. */
export async function authRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  const guesses = limitGuesses(context)
  const knownBrowsers = knownBrowsersOf(context)
  const links = shareLimit('addressLinks', context)

  route(app, register, async ({ body, request, reply }) => {
    requireSecureMember(context, request)
    const address = { key: body.email.toLowerCase() }
    // Beyond the limit the account is created without a mail, and its page says that the address is not confirmed.
    const isMailAllowed = await links.allows(request, address)
    const requestKey = makeRequestKey()
    const userId = await registerMember(context, body, { isMailAllowed, requestKey }).catch(
      async (error: unknown) => {
        await links.uncount(request, address)
        throw error
      },
    )
    await signIn(context, { request, reply }, userId)
    request.session.set('mailCodeKey', requestKey)
    await recordSuccess(context, request, 'account.created', { userId })
    return getCurrentMember(db, userId)
  })

  route(app, logIn, async ({ body, request, reply }) => {
    requireSecureMember(context, request)
    const candidate = await findCandidate(db, body.username)
    // By the typed name: a counter of the account would betray which email address belongs to which username.
    const uncount = await guesses.count(request, {
      at: `password ${usernameKey(body.username)}`,
      knownBrowser: candidate && knownBrowsers.find(request, candidate.id),
    })
    const event = { kind: 'sign-in.password', userId: candidate?.id, typed: body.username } as const
    const member = await checkPassword(db, candidate, body.password)
    if (!member) {
      await recordSecurityEvent(context, request, { ...event, outcome: 'refused' })
      throw wrongSignIn()
    }
    await uncount()
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
      await recordSuccess(context, request, 'sign-out', { userId })
    }
    if (request.headers.cookie !== undefined) await signOut(context, { request, reply })
    return { signedIn: false as const }
  })

  for (const contract of [getCurrentUser, getUser]) {
    route(app, contract, ({ request }) => getCurrentMember(db, getMemberId(request)))
  }
}
