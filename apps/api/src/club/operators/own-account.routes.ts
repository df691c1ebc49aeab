import {
  changeOwnPassword,
  endOwnSession,
  getOwnAccount,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import type { OwnAccount } from '@farandfew/domain/operators/admin-operators.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { wrongPassword } from '../members/password-check.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import {
  refuseCommonPassword,
  refusePersonalPassword,
} from '../../platform/secrets/common-passwords.ts'
import { passwordId } from '../../platform/secrets/console-passwords.ts'
import { hashPassword, verifyPassword } from '../../platform/secrets/password.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'
import { deleteAdminSessions } from '../../platform/session/admin-session.store.ts'
import { accountOf, adminCookie, signInAdmin } from '../../platform/session/admin-session.ts'
import { sessionName } from '../../platform/session/session-name.ts'
import { endSession, listSessionsOf } from './operator-sessions.service.ts'
import { operatorPasswordChanged } from './operators.mails.ts'

/** The account that is signed in: its sessions and its password. */
export async function ownAccountRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, secrets } = context
  const passwords = limitByKey('consolePasswords', context)

  const findOwn = (from: Db, id: number) =>
    from
      .selectFrom('operators')
      .select(['name', 'email', 'role', 'passwordHash'])
      .where('id', '=', id)
      .executeTakeFirst()

  async function readAccount(from: Db, request: FastifyRequest): Promise<OwnAccount> {
    const account = accountOf(request)
    const found = account === null ? undefined : await findOwn(from, account)
    return {
      operator: found ? { name: found.name, email: found.email, role: found.role } : null,
      sessions: await listSessionsOf(from, {
        account,
        current: sessionName(request.session.sessionId),
        clubPasswordId: secrets.adminPasswordId(),
      }),
    }
  }

  route(app, getOwnAccount, ({ request }) => readAccount(db, request))

  route(app, changeOwnPassword, async ({ actor, body, request }) => {
    const account = accountOf(request)
    const operator = account === null ? undefined : await findOwn(db, account)
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
      await recordSuccess({ ...context, db: trx }, request, 'operator.password')
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
    return readAccount(db, request)
  })

  transactionRoute(app, endOwnSession, async ({ params, ...call }) => {
    await endSession(context, call, { ...params, account: accountOf(call.request) })
    return readAccount(call.trx, call.request)
  })
}
