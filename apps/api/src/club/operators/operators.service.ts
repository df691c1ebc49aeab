import type {
  ClubPassword,
  Operator,
  OperatorInvitationForm,
  OperatorRoleForm,
  OperatorState,
} from '@farandfew/domain/operators/admin-operators.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import type { Actor, OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { removeFactor, sealFactor } from '../operator-sessions/second-factor.ts'
import { makeTotpSecret } from '../operator-sessions/totp.ts'
import { isClubPasswordOn, switchClubPasswordTo } from '../../platform/secrets/console-passwords.ts'
import { deleteAdminSessions } from '../../platform/session/admin-session.store.ts'
import { operatorInvitation, operatorReset } from './operators.mails.ts'
import {
  getOperator,
  insertOperator,
  issueOperatorLink,
  lockOperator,
  lockOwners,
  stateOf,
} from './operators.queries.ts'

const subjectOf = (id: number) => `operator ${id}`

const onlyOwner = 'This is the last owner who can sign in. Make someone else an owner first.'
const lastOwner = (detail: string) => new AppError('LAST_OWNER', { detail })
const changed = () =>
  new AppError('OPERATOR_CHANGED', {
    detail: 'Someone else has changed this operator. Please look again.',
  })

const isOnly = (owners: readonly number[], id: number) => owners.length === 1 && owners[0] === id

interface LinkTarget {
  id: number
  email: string
  role: OperatorRole
}

/** Stores a new link and its mail. */
async function sendLink(
  { urls, secrets }: AppContext,
  trx: Db,
  { target, by, isReset }: { target: LinkTarget; by: string | null; isReset: boolean },
): Promise<void> {
  const secret = sealFactor(makeTotpSecret(), secrets.session())
  const token = await issueOperatorLink(trx, target.id, secret)
  const mail = {
    to: target.email,
    role: target.role,
    by,
    url: `${urls.admin}/invitation?token=${token}`,
  }
  await queueMail(trx, isReset ? operatorReset(mail) : operatorInvitation(mail))
}

/** Ends what opens the account of an operator, and their sessions. */
async function endSignIn(trx: Db, id: number): Promise<number> {
  await removeFactor(trx, id)
  await trx.deleteFrom('operatorLinks').where('operatorId', '=', id).execute()
  return deleteAdminSessions(trx, { account: id })
}

/** @throws AppError OPERATOR_EXISTS */
export async function addOperator(
  { trx, actor, record }: OperatorCall<'operator.invited'>,
  context: AppContext,
  form: OperatorInvitationForm,
): Promise<Operator> {
  const id = await insertOperator(trx, form)
  if (id === undefined) throw new AppError('OPERATOR_EXISTS')
  await sendLink(context, trx, { target: { id, ...form }, by: actor.operator, isReset: false })
  const after = { role: form.role }
  await record({ action: 'operator.invited', subject: subjectOf(id), after })
  return getOperator(trx, id)
}

/** @throws AppError NOT_FOUND, OPERATOR_CHANGED or LAST_OWNER */
export async function changeRole(
  { trx, record }: OperatorCall<'operator.role-changed'>,
  { id, before, role }: OperatorRoleForm & { id: number },
): Promise<Operator> {
  const owners = await lockOwners(trx)
  const operator = await lockOperator(trx, id)
  if (operator.role !== before) throw changed()
  if (role !== before) {
    if (isOnly(owners, id)) throw lastOwner(onlyOwner)
    await trx.updateTable('operators').set({ role }).where('id', '=', id).execute()
    await deleteAdminSessions(trx, { account: id })
    await record({
      action: 'operator.role-changed',
      subject: subjectOf(id),
      before: { role: before },
      after: { role },
    })
  }
  return getOperator(trx, id)
}

/**
 * Sends a new link: again to an invited operator; to an active one, whose password and second factor end; to a deactivated
 * one, who is invited again.
 * @throws AppError NOT_FOUND, OPERATOR_CHANGED or LAST_OWNER
 */
export async function renewLink(
  { trx, actor, record }: OperatorCall<'operator.link-sent'>,
  context: AppContext,
  { id, state }: { id: number; state: OperatorState },
): Promise<Operator> {
  const owners = await lockOwners(trx)
  const operator = await lockOperator(trx, id)
  if (stateOf(operator) !== state) throw changed()
  if (isOnly(owners, id) && !(await isClubPasswordOn(trx))) {
    throw lastOwner(
      "This is the last owner who can sign in, and the club's password is switched off. Switch it on first.",
    )
  }
  const endedSessions = await endSignIn(trx, id)
  const values = { passwordHash: null, deactivatedAt: null }
  await trx.updateTable('operators').set(values).where('id', '=', id).execute()
  const isReset = state === 'active'
  await sendLink(context, trx, { target: operator, by: actor.operator, isReset })
  const details = { state, endedSessions }
  await record({ action: 'operator.link-sent', subject: subjectOf(id), details })
  return getOperator(trx, id)
}

/** @throws AppError NOT_FOUND or LAST_OWNER */
export async function deactivate(
  { trx, record }: OperatorCall<'operator.deactivated'>,
  id: number,
): Promise<Operator> {
  const owners = await lockOwners(trx)
  const operator = await lockOperator(trx, id)
  if (stateOf(operator) !== 'deactivated') {
    if (isOnly(owners, id)) throw lastOwner(onlyOwner)
    const values = { passwordHash: null, deactivatedAt: new Date() }
    await trx.updateTable('operators').set(values).where('id', '=', id).execute()
    // What they had taken on waits for someone else.
    await trx.deleteFrom('assignments').where('operatorId', '=', id).execute()
    const details = { endedSessions: await endSignIn(trx, id) }
    await record({ action: 'operator.deactivated', subject: subjectOf(id), details })
  }
  return getOperator(trx, id)
}

/** Whether the club's password opens the console, and whether this operator can switch that. */
export const readClubPassword = async (
  { db, isEmbedded }: AppContext,
  { operatorId }: Actor,
): Promise<ClubPassword> => ({
  on: await isClubPasswordOn(db),
  canSwitch: !isEmbedded && operatorId !== null,
})

/**
 * Switches sign-in by the club's password on, or off, which ends the sessions that it opened.
 * @throws AppError CLUB_PASSWORD_NEEDED
 */
export async function switchClubPasswordFor(
  { trx, actor, record }: OperatorCall<'club-password.on' | 'club-password.off'>,
  context: AppContext,
  on: boolean,
): Promise<ClubPassword> {
  const needed = (detail: string) => new AppError('CLUB_PASSWORD_NEEDED', { detail })
  if (context.isEmbedded) {
    throw needed("The embedded start always opens its console by the club's password.")
  }
  const owners = await lockOwners(trx)
  if (actor.operatorId === null || !owners.includes(actor.operatorId)) {
    throw needed('Sign in with your own account first, so that you can still come in.')
  }
  if (await switchClubPasswordTo(trx, on)) {
    if (on) await record({ action: 'club-password.on' })
    else {
      const details = { endedSessions: await deleteAdminSessions(trx, { account: null }) }
      await record({ action: 'club-password.off', details })
    }
  }
  return readClubPassword({ ...context, db: trx }, actor)
}
