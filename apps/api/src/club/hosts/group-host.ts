import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { type MailToQueue, queueMail } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import { appendGroupEvent } from '../group-events/group-events.queries.ts'
import { formatTravelDates } from '../members/travel-dates.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'

interface HostedDeparture {
  readonly id: number
  readonly tripTitle: string
  readonly departureDate: CalendarDate
  /** Days. */
  readonly duration: number
}

const nameOf = ({ tripTitle, departureDate, duration }: HostedDeparture) =>
  `${tripTitle}, ${formatTravelDates(departureDate, duration)}`

/** Tells a member that they host a departure. */
const hostNamedMail = (to: string, departure: HostedDeparture, webUrl: string): MailToQueue => ({
  kind: 'group.host-named',
  to,
  subject: `You are the host of ${nameOf(departure)}`,
  ...renderMail({
    heading: 'You are the host',
    paragraphs: [
      `The club has named you as the host of ${nameOf(departure)}.`,
      'In the Group Room you see who is going and when they arrive. You can pin messages in its conversation, and remove those that do not belong there. The group sees your first name and picture; what else it sees is your choice.',
    ],
    button: { label: 'Open the Group Room', url: `${webUrl}/groups/${departure.id}` },
    footnote: 'If this is a surprise, please reply to this email.',
  }),
})

/** Tells a member that they no longer host a departure. */
const hostReplacedMail = (to: string, departure: HostedDeparture): MailToQueue => ({
  kind: 'group.host-replaced',
  to,
  subject: `You are no longer the host of ${nameOf(departure)}`,
  ...renderMail({
    heading: 'You are no longer the host',
    paragraphs: [
      `The club has changed the host of ${nameOf(departure)}. What you wrote to the group stays there with your name.`,
    ],
    footnote: 'If this is a surprise, please reply to this email.',
  }),
})

interface AccountChange {
  departureId: number
  /** The account that opened the page of the group; null for none. */
  before: number | null
  after: number | null
}

/**
 * Hands the page of a departure's group from one account to another, in a transaction that has locked the departure: what the
 * earlier host wrote keeps their name, and both get a mail unless the departure has left. The same account changes nothing.
 */
export async function changeGroupHost(
  trx: Db,
  { clock, urls }: Pick<AppContext, 'clock' | 'urls'>,
  { departureId, before, after }: AccountChange,
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
  if (departure.departureDate > clock.today()) {
    const newAddress = after === null ? undefined : await findVerifiedEmail(trx, after)
    if (newAddress) await queueMail(trx, hostNamedMail(newAddress, departure, urls.web))
    const oldAddress = before === null ? undefined : await findVerifiedEmail(trx, before)
    if (oldAddress) await queueMail(trx, hostReplacedMail(oldAddress, departure))
  }
  // Who is the host changes what every open page of the group shows.
  await appendGroupEvent(trx, { departureId, kind: 'reset' })
}

const getHostedDeparture = (trx: Db, id: number): Promise<HostedDeparture> =>
  trx
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['s.id', 't.title as tripTitle', 's.departureDate', 's.duration'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()
