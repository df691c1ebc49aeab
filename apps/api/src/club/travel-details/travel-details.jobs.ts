import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import {
  travelDetailsDueDays,
  travelDetailsKeptDays,
  travelReminderDays,
  travelReminderOn,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { deleteTravelDetails, selectTravellers } from './sealed-details.queries.ts'
import { toTraveller } from './traveller.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { travelReminderMail } from './travel-details.mails.ts'
import { lockConfirmedBooking } from './travel-details.queries.ts'

// The work that no request does. Every instance runs it; each piece locks what it changes and looks again.

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls' | 'secrets'>

/** Days before departure of the first reminder. */
const firstReminder = travelDetailsDueDays + Math.max(...travelReminderDays)

/** Travellers with what a reminder needs. */
const selectReminded = (db: Db) => selectTravellers(db).select(['b.travelReminded', 'u.email'])

type Reminded = Awaited<ReturnType<ReturnType<typeof selectReminded>['execute']>>[number]

/** The reminder that a traveller should get now, as days before the due date; undefined if they need none. */
function findReminder({ clock, secrets }: Context, row: Reminded): number | undefined {
  const days = travelReminderOn(row.departureDate, clock.today())
  if (days === undefined || (row.travelReminded !== null && row.travelReminded <= days)) return
  return toTraveller(row, secrets.travelKeys()).state === 'complete' ? undefined : days
}

/**
 * Reminds members whose travel details are missing or need attention: each reminder at most once, and only the latest that
 * is due.
 */
export async function remindOfTravelDetails(context: Context): Promise<void> {
  const today = context.clock.today()
  const rows = await selectReminded(context.db)
    .where('u.email', 'is not', null)
    .where('s.departureDate', '>', today)
    .where('s.departureDate', '<=', addDays(today, firstReminder))
    .orderBy('b.id')
    .execute()
  const due = rows.filter((row) => findReminder(context, row) !== undefined)
  await doEach(due, ({ bookingId }) => remind(context, bookingId))
}

async function remind(context: Context, bookingId: number): Promise<void> {
  await transact(context, async (trx) => {
    // Of several instances one stores the reminder, and the others find it.
    if (!(await lockConfirmedBooking(trx, bookingId))) return
    const row = await selectReminded(trx).where('b.id', '=', bookingId).executeTakeFirst()
    const days = row && findReminder(context, row)
    if (row === undefined || days === undefined || row.email === null) return
    await trx
      .updateTable('bookings')
      .set({ travelReminded: days })
      .where('id', '=', bookingId)
      .execute()
    const { state } = toTraveller(row, context.secrets.travelKeys())
    await queueMail(trx, travelReminderMail({ ...row, email: row.email, state, days }, context))
  })
}

/** Erases the details of trips whose return is long enough ago. Returns how many. */
export async function eraseOldTravelDetails({ db, clock }: Context): Promise<number> {
  const before = addDays(clock.today(), -travelDetailsKeptDays)
  const rows = await db
    .selectFrom('travelDetails as d')
    .innerJoin('bookings as b', 'b.id', 'd.bookingId')
    .innerJoin('tripSchedules as s', 's.id', 'b.tripScheduleId')
    .select(['d.bookingId', 's.departureDate', 's.duration'])
    .where('s.departureDate', '<=', before)
    .execute()
  const old = rows.filter((row) => returnDate(row.departureDate, row.duration) <= before)
  return deleteTravelDetails(
    db,
    old.map(({ bookingId }) => bookingId),
  )
}

/** Reminds of travel details, and erases old ones. Any number of instances may run it. */
export const startTravelDetailsWorker = (context: AppContext, log: WorkerLog): Worker =>
  startWorker({
    name: 'travel details',
    log,
    // All of its work is due by the day.
    pollMs: 60_000,
    round: () => doEach([remindOfTravelDetails, eraseOldTravelDetails], (round) => round(context)),
  })
