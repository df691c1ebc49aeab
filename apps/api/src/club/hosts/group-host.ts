import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { appendGroupEvent } from '../group-events/group-events.queries.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'
import { type HostedDeparture, hostNamedMail, hostReplacedMail } from './hosts.mails.ts'

type Trx = Transaction<Database>

interface AccountChange {
  departureId: number
  /** The account that opened the page of the group; null for none. */
  before: number | null
  after: number | null
  /** The club's date. */
  today: CalendarDate
}

/**
 * Hands the page of a departure's group from one account to another, in a transaction that has locked the departure: what the
 * earlier host wrote keeps their name, and both get a mail unless the departure has left. The same account changes nothing.
 */
export async function changeGroupHost(
  trx: Trx,
  { urls }: Pick<AppContext, 'urls'>,
  { departureId, before, after, today }: AccountChange,
): Promise<void> {
  if (before === after) return
  if (before !== null) {
    await trx
      .insertInto('formerHosts')
      .values({ departureId, userId: before })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const departure = await getHostedDeparture(trx, departureId)
  if (departure.departureDate > today) {
    const newAddress = after === null ? undefined : await findVerifiedEmail(trx, after)
    if (newAddress) await queueMail(trx, hostNamedMail(newAddress, departure, urls.web))
    const oldAddress = before === null ? undefined : await findVerifiedEmail(trx, before)
    if (oldAddress) await queueMail(trx, hostReplacedMail(oldAddress, departure))
  }
  // Who is the host changes what every open page of the group shows.
  await appendGroupEvent(trx, { departureId, kind: 'reset' })
}

const getHostedDeparture = (trx: Trx, id: number): Promise<HostedDeparture> =>
  trx
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['s.id', 't.title as tripTitle', 's.departureDate', 's.duration'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()
