import { hourInKolkata } from '@farandfew/domain/clock/clock.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { type MailToQueue, queueMail } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls'>

interface PocketReminder {
  email: string
  tripTitle: string
  departureId: number
}

/** Asks a member who leaves tomorrow to open the Trip Pocket on the device that they take along. */
function pocketReminder(
  { email, tripTitle, departureId }: PocketReminder,
  { urls }: Pick<AppContext, 'urls'>,
): MailToQueue {
  const heading = 'Take your Trip Pocket along'
  return {
    kind: 'trip-pocket.reminder',
    to: email,
    subject: `${heading}: ${tripTitle}`,
    ...renderMail({
      heading,
      paragraphs: [
        `You leave for ${tripTitle} tomorrow. Your Trip Pocket has the days, the hotels, the emergency numbers and the names of your group, and it opens without a connection.`,
        'Please open it today on the phone that you take along, so that it has the latest version. Safari removes it after seven days without a visit, unless you add it to your home screen.',
      ],
      button: { label: 'Open Your Trip Pocket', url: `${urls.web}/groups/${departureId}/pocket` },
    }),
  }
}

/** The hour in Asia/Kolkata from which reminders leave. */
const reminderHour = 9

/** The most members who are reminded in one transaction. */
const batchSize = 100

/**
 * Reminds those who leave tomorrow to open their Trip Pocket while they have a connection, once for each booking: Safari
 * forgets it after seven days without a visit. Of several instances one finds the booking.
 */
export async function remindOfPockets(context: Context): Promise<void> {
  if (hourInKolkata(context.clock.now()) < reminderHour) return
  await transact(context, async (trx) => {
    const { rows } = await sql<PocketReminder>`
      with due as (
        select b.id, u.email, t.title as trip_title, s.id as departure_id
        from bookings b
        join trip_schedules s on s.id = b.trip_schedule_id
        join trips t on t.id = s.trip_id
        join users u on u.id = b.user_id
        where b.status = 'confirmed' and b.pocket_reminded_at is null
          and u.email_verified_at is not null
          and s.departure_date = ${context.clock.today()}::date + 1
        order by b.id
        limit ${batchSize}
        for no key update of b skip locked
      )
      update bookings set pocket_reminded_at = now() from due where bookings.id = due.id
      returning due.email, due.trip_title, due.departure_id
    `.execute(trx)
    for (const row of rows) await queueMail(trx, pocketReminder(row, context))
  })
}

/** Milliseconds between two rounds: the reminders are due by the day. */
const pollMs = 60_000

/** Reminds members of their Trip Pockets. Any number of instances may run it. */
export const startPocketWorker = (context: AppContext, log: WorkerLog): Worker =>
  startWorker({ name: 'trip pockets', log, pollMs, round: () => remindOfPockets(context) })
