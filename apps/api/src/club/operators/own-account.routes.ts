import {
  changeOwnPassword,
  endOwnSession,
  getOwnAccount,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import type { OwnAccount } from '@farandfew/domain/operators/admin-operators.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { wrongPassword } from '../members/password-check.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import {
  refuseCommonPassword,
  refusePersonalPassword,
} from '../../platform/secrets/common-passwords.ts'
import { passwordId } from '../../platform/secrets/console-passwords.ts'
import { hashPassword, verifyPassword } from '../../platform/secrets/password.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { deleteAdminSessions } from '../../platform/session/admin-session.store.ts'
import { accountOf, adminCookie, signInAdmin } from '../../platform/session/admin-session.ts'
import { sessionName } from '../../platform/session/session-name.ts'
import { endSessionNamed, listSessionsOf } from './operator-sessions.queries.ts'
import { operatorPasswordChanged } from './operators.mails.ts'

/** The account that is signed in: its sessions and its password. */
export async function ownAccountRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, secrets } = context
  const passwords = limitByKey('consolePasswords', context)

  const findOwn = (id: number) =>
    db
      .selectFrom('operators')
      .select(['name', 'email', 'role', 'passwordHash'])
      .where('id', '=', id)
      .executeTakeFirst()

  async function readAccount(request: FastifyRequest): Promise<OwnAccount> {
    const account = accountOf(request)
    const found = account === null ? undefined : await findOwn(account)
    return {
      operator: found ? { name: found.name, email: found.email, role: found.role } : null,
      sessions: await listSessionsOf(db, {
        account,
        current: sessionName(request.session.sessionId),
        clubPasswordId: secrets.adminPasswordId(),
      }),
    }
  }

  route(app, getOwnAccount, ({ request }) => readAccount(request))

  route(app, changeOwnPassword, async ({ actor, body, request }) => {
    const account = accountOf(request)
    const operator = account === null ? undefined : await findOwn(account)
    if (account === null || !operator) {
      throw new AppError('NOT_FOUND', { detail: "The club's password is not changed here." })
    }
    const key = secretHash(request.session.sessionId)
    await passwords.count(key)
    const { passwordHash, name, email, role } = operator
    if (!(await verifyPassword(passwordHash, body.currentPassword))) throw wrongPassword()
    await passwords.uncount(key)
    refusePersonalPassword(body.password, { username: name, email })
    await refuseCommonPassword(body.password)
    const hash = await hashPassword(body.password)
    await transact(context, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('operators')
        .set({ passwordHash: hash })
        .where('id', '=', account)
        .where('passwordHash', '=', passwordHash)
        .executeTakeFirstOrThrow()
      // Someone else changed it meanwhile.
      if (numUpdatedRows === 0n) throw wrongPassword()
      await deleteAdminSessions(trx, { account })
      await queueMail(trx, operatorPasswordChanged(email))
      await recordAction(trx, actor, { action: 'own-password.changed' })
      await recordSecurityEvent({ ...context, db: trx }, request, {
        kind: 'operator.password',
        outcome: 'success',
      })
    })
    await signInAdmin(request, {
      account,
      role,
      operator: name,
      passwordId: passwordId(hash),
    })
    await request.session.save()
    // Otherwise the session plugin clears the old cookie in the response that sets the new one.
    delete request.cookies[adminCookie(context).name]
    return readAccount(request)
  })

  route(app, endOwnSession, async ({ actor, params: { id }, request }) => {
    await db.transaction().execute(async (trx) => {
      if (!(await endSessionNamed(trx, { id, account: accountOf(request) }))) {
        throw new AppError('NOT_FOUND', { detail: 'This session has already ended.' })
      }
      await recordAction(trx, actor, { action: 'session.ended', details: { session: id } })
      await recordSecurityEvent({ ...context, db: trx }, request, {
        kind: 'operator.session-ended',
        outcome: 'success',
      })
    })
    return readAccount(request)
  })
}
