import { hourInKolkata } from '@farandfew/domain/clock/clock.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { type PocketReminder, pocketReminder } from './trip-pockets.mails.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls'>

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
