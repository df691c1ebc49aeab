import {
  type AdminHost,
  type HostChange,
  type HostForm,
  toSeenHost,
} from '@farandfew/domain/hosts/admin-hosts.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { isDeepStrictEqual } from 'node:util'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { findNamedMember } from '../members/named-member.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changeGroupHost } from './group-host.ts'
import {
  type HostValues,
  insertHost,
  listHosts,
  lockHostWithDepartures,
  updateHost,
} from './hosts.queries.ts'

type Context = Pick<AppContext, 'clock' | 'urls'>

const subjectOf = (id: number) => `host ${id}`

/** What the audit log keeps of a host: the account's id, and how long the texts are, because they are about a person. */
const forLog = ({ name, languages, about, picture, member }: AdminHost) => ({
  ...Object.fromEntries(
    Object.entries({ name, languages, about, picture }).flatMap(([field, text]) =>
      text === null ? [] : [[field, `${text.length} characters`]],
    ),
  ),
  member: member?.id ?? null,
})

/** @throws AppError NOT_FOUND */
async function getHost(db: Db, id: number, today: CalendarDate): Promise<AdminHost> {
  const [host] = await listHosts(db, { id, today })
  if (!host) throw new AppError('NOT_FOUND', { detail: 'There is no such host.' })
  return host
}

/** @throws AppError VALIDATION_FAILED if there is no such member */
async function toValues(trx: Db, { member, ...form }: HostForm): Promise<HostValues> {
  const userId = member === undefined ? null : await findNamedMember(trx, member)
  if (userId === undefined) {
    const message = 'No member has this username or verified email address'
    throw new AppError('VALIDATION_FAILED', { detail: `${message}.`, errors: { member: message } })
  }
  const { name, languages = null, about = null, picture = null } = form
  return { name, languages, about, picture, userId }
}

/** @throws AppError VALIDATION_FAILED if there is no such member */
export async function addHost(
  { clock }: Context,
  { trx, record }: OperatorCall<'host.added'>,
  form: HostForm,
): Promise<AdminHost> {
  const id = await insertHost(trx, await toValues(trx, form))
  const host = await getHost(trx, id, clock.today())
  await record({ action: 'host.added', subject: subjectOf(id), after: forLog(host) })
  return host
}

/**
 * Changes a host for all their departures. Locks the departures first, because another account changes their groups.
 * @throws AppError NOT_FOUND, HOST_CHANGED; VALIDATION_FAILED if there is no such member
 */
export async function changeHost(
  context: Context,
  { trx, record }: OperatorCall<'host.changed'>,
  { id, before: seen, after: form }: HostChange & { id: number },
): Promise<AdminHost> {
  const today = context.clock.today()
  const departures = await lockHostWithDepartures(trx, id)
  const host = await getHost(trx, id, today)
  if (!isDeepStrictEqual(toSeenHost(host), seen)) throw new AppError('HOST_CHANGED')
  const values = await toValues(trx, form)
  const { name, languages, about, picture } = host
  const stored = { name, languages, about, picture, userId: host.member?.id ?? null }
  if (isDeepStrictEqual(values, stored)) return host
  await updateHost(trx, id, values)
  for (const departureId of departures) {
    const accounts = { before: stored.userId, after: values.userId }
    await changeGroupHost(trx, context, { departureId, ...accounts })
  }
  const changed = await getHost(trx, id, today)
  const [before, after] = [forLog(host), forLog(changed)]
  await record({ action: 'host.changed', subject: subjectOf(id), before, after })
  return changed
}

/**
 * Deletes a host whom no departure has.
 * @throws AppError NOT_FOUND, HOST_ON_DEPARTURE
 */
export async function deleteHost(
  { clock }: Context,
  { trx, record }: OperatorCall<'host.deleted'>,
  id: number,
): Promise<void> {
  const departures = await lockHostWithDepartures(trx, id)
  const host = await getHost(trx, id, clock.today())
  if (departures.length > 0) throw new AppError('HOST_ON_DEPARTURE')
  await trx.deleteFrom('hosts').where('id', '=', id).execute()
  await record({ action: 'host.deleted', subject: subjectOf(id), before: forLog(host) })
}
