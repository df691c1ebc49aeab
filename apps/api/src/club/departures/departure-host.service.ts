import { hostLimits } from '@farandfew/domain/departures/departure-host.ts'
import type { Transaction } from 'kysely'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Database } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { appendGroupEvent } from '../group-events/group-events.queries.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { getDeparture, subjectOf } from './admin-departures.service.ts'
import { lockWholeDeparture } from './change-departure.queries.ts'
import { hostNamedMail, hostReplacedMail } from './departure-host.mails.ts'
import {
  findHost,
  findMember,
  fullNameOf,
  type HostRow,
  storeHost,
} from './departure-host.queries.ts'

type Trx = Transaction<Database>

/** @throws AppError VALIDATION_FAILED if there is no such member */
async function getMember(trx: Trx, name: string): Promise<HostRow> {
  const member = await findMember(trx, name)
  if (member) return member
  const message = 'No member has this username or verified email address'
  throw new AppError('VALIDATION_FAILED', { detail: `${message}.`, errors: { member: message } })
}

/** The name that pages announce after a change of host: one that an operator chose otherwise stays. */
function coordinatorAfter(
  coordinator: string,
  { before, after }: { before: HostRow | undefined; after: HostRow | undefined },
): string {
  const names = ['', ...(before ? [announcedNameOf(before), fullNameOf(before)] : [])]
  if (!names.includes(coordinator)) return coordinator
  return after ? announcedNameOf(after) : ''
}

/** The first name, because the site shows it to everyone. Operators can choose another one. */
const announcedNameOf = ({ firstName }: HostRow) => (firstName ?? '').slice(0, hostLimits.name)

interface HostChange {
  departureId: number
  /** Username or verified email address; null for no host. */
  member: string | null
  actor: Actor
}

/**
 * Names the host of a departure in a transaction, and writes to the new one and to the one before. The same host again
 * changes nothing.
 * @throws AppError NOT_FOUND; VALIDATION_FAILED if there is no such member
 */
export async function changeHost(
  trx: Trx,
  { urls }: Pick<AppContext, 'urls'>,
  { departureId, member, actor }: HostChange,
): Promise<void> {
  if (!(await lockWholeDeparture(trx, departureId))) throw new AppError('NOT_FOUND')
  const before = await findHost(trx, departureId)
  const after = member === null ? undefined : await getMember(trx, member)
  if (after?.id === before?.id) return
  const departure = await getDeparture(trx, departureId)
  const coordinator = coordinatorAfter(departure.coordinator, { before, after })
  await storeHost(trx, {
    departureId,
    hostId: after?.id ?? null,
    coordinator: coordinator || null,
    // What the site says of the host is about the one before.
    keepsDescription: coordinator === departure.coordinator,
  })
  await recordAction(trx, actor, {
    action: 'departure.host-named',
    subject: subjectOf(departureId),
    before: { host: before?.id ?? null },
    after: { host: after?.id ?? null },
  })
  const newAddress = after && (await findVerifiedEmail(trx, after.id))
  if (newAddress) await queueMail(trx, hostNamedMail(newAddress, departure, urls.web))
  const oldAddress = before && (await findVerifiedEmail(trx, before.id))
  if (oldAddress) await queueMail(trx, hostReplacedMail(oldAddress, departure))
  // Who is the host changes what every open page of the group shows.
  await appendGroupEvent(trx, { departureId, kind: 'reset' })
}
