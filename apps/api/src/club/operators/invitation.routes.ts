import {
  acceptInvitation,
  openInvitation,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import type { AcceptInvitationForm } from '@farandfew/domain/operators/admin-operators.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { firstStepOf, offerOf } from '../operator-sessions/factor-offer.ts'
import { addFactor, openFactor, removeFactor } from '../operator-sessions/second-factor.ts'
import {
  refuseCommonPassword,
  refusePersonalPassword,
} from '../../platform/secrets/common-passwords.ts'
import { passwordId } from '../../platform/secrets/console-passwords.ts'
import { hashPassword } from '../../platform/secrets/password.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'
import {
  consoleAccountName,
  knownConsoleBrowsersOf,
  requireSecureAdmin,
  signInAdmin,
} from '../../platform/session/admin-session.ts'
import { deleteAdminSessions } from '../../platform/session/admin-session.store.ts'
import { findOperatorOfLink, lockOperator, useOperatorLink } from './operators.queries.ts'

const linkInvalid = () =>
  new AppError('LINK_INVALID', {
    detail: 'This link has expired or was used. Please ask an owner of the console for a new one.',
  })

/** The link of an operator's mail, which sets name, password and second factor, and signs the operator in. */
export async function invitationRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, secrets } = context
  const knownBrowsers = knownConsoleBrowsersOf(context)

  /** @throws AppError LINK_INVALID */
  async function readLink(token: string) {
    const found = await findOperatorOfLink(db, token)
    const secret = found && openFactor(found.factorSecret, secrets.session())
    if (!found || secret === undefined) throw linkInvalid()
    return { ...found, secret }
  }

  route(app, openInvitation, async ({ body }) => {
    const { name, email, role, secret } = await readLink(body.token)
    return { name, email, role, ...offerOf(secret, email) }
  })

  async function accept(
    request: FastifyRequest,
    { token, name, password, code }: AcceptInvitationForm,
  ) {
    const { id, email, role, secret, factorSecret } = await readLink(token)
    refusePersonalPassword(password, { username: name, email })
    await refuseCommonPassword(password)
    const lastStep = firstStepOf(code, secret)
    const passwordHash = await hashPassword(password)
    const factor = { secret: factorSecret, lastStep, sessionSecret: secrets.session() }
    return db.transaction().execute(async (trx) => {
      // In the order of every change of an operator, so that two cannot deadlock.
      await lockOperator(trx, id)
      if (!(await useOperatorLink(trx, token))) throw linkInvalid()
      await trx
        .updateTable('operators')
        .set({ name, passwordHash, lastSignInAt: new Date() })
        .where('id', '=', id)
        .execute()
      await removeFactor(trx, id)
      const recoveryCodes = (await addFactor(trx, id, factor)) ?? []
      await deleteAdminSessions(trx, { account: id })
      const actor = { operator: name, operatorId: id, role, session: null, address: request.ip }
      const subject = `operator ${id}`
      await recordAction(trx, actor, { action: 'operator.activated', subject })
      await recordSuccess({ ...context, db: trx }, request, 'operator.account', { operatorId: id })
      return { email, recoveryCodes, signIn: { account: id, role, operator: name, passwordHash } }
    })
  }

  route(app, acceptInvitation, async ({ body, request, reply }) => {
    requireSecureAdmin(context, request)
    const { signIn, ...accepted } = await accept(request, body)
    const { passwordHash, ...operator } = signIn
    // Password and code were just set with the link: nothing more would be proved by asking for them again.
    await signInAdmin(request, { ...operator, passwordId: passwordId(passwordHash) })
    knownBrowsers.remember({ request, reply }, consoleAccountName(operator.account))
    await recordSuccess(context, request, 'operator.sign-in')
    return accepted
  })
}
