import { addDays } from '@farandfew/domain/calendar'
import { returnDate } from '@farandfew/domain/groups'
import {
  travelDetailsDueDays,
  travelDetailsKeptDays,
  travelReminderDays,
  travelReminderOn,
} from '@farandfew/domain/travel-details'
import { sql } from 'kysely'
import type { AppContext } from '../../context/context.ts'
import { queueMail } from '../../outbox/queue.ts'
import { transact } from '../../outbox/transaction.ts'
import { deleteTravelDetails } from '../../travel-details/travel-details.queries.ts'
import { doEach } from '../../worker/do-each.ts'
import { travelReminderMail } from './travel-details.mails.ts'

// The work that no request does. Every instance runs it; each piece locks what it changes and looks again.

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls'>

/** Days before departure of the first reminder. */
const firstReminder = travelDetailsDueDays + Math.max(...travelReminderDays)

/** The bookings, of departures in a range, whose travel details are missing. */
const selectMissing = ({ db, clock }: Context) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('tripSchedules as s', 's.id', 'b.tripScheduleId')
    .leftJoin('travelDetails as d', 'd.bookingId', 'b.id')
    .select(['b.id', 's.departureDate', 'b.travelReminded'])
    .where('b.status', '=', 'confirmed')
    .where('b.userId', 'is not', null)
    .where('d.bookingId', 'is', null)
    .where('s.departureDate', '>', clock.today())
    .where('s.departureDate', '<=', addDays(clock.today(), firstReminder))

/** Reminds members whose travel details are missing: each reminder at most once, and only the latest that is due. */
export async function remindOfTravelDetails(context: Context): Promise<void> {
  const today = context.clock.today()
  const rows = await selectMissing(context).orderBy('b.id').execute()
  await doEach(rows, async ({ id, departureDate, travelReminded }) => {
    const days = travelReminderOn(departureDate, today)
    if (days === undefined || (travelReminded !== null && travelReminded <= days)) return
    await remind(context, id, days)
  })
}

async function remind(context: Context, bookingId: number, days: number): Promise<void> {
  await transact(context, async (trx) => {
    // The update locks the row: of several instances one stores the reminder, and the others find it.
    const booking = await trx
      .updateTable('bookings')
      .set({ travelReminded: days })
      .where('id', '=', bookingId)
      .where('status', '=', 'confirmed')
      .where(sql<boolean>`(travel_reminded is null or travel_reminded > ${days})`)
      .where(
        sql<boolean>`not exists (select from travel_details d where d.booking_id = bookings.id)`,
      )
      .returning(['userId', 'tripScheduleId'])
      .executeTakeFirst()
    if (!booking || booking.userId === null) return
    const found = await trx
      .selectFrom('tripSchedules as s')
      .innerJoin('trips as t', 't.id', 's.tripId')
      .innerJoin('users as u', (join) => join.on('u.id', '=', booking.userId))
      .select(['s.id', 's.departureDate', 't.title', 'u.email'])
      .where('s.id', '=', booking.tripScheduleId)
      .executeTakeFirst()
    if (!found || found.email === null) return
    await queueMail(trx, travelReminderMail({ ...found, email: found.email, days }, context))
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

/** One round of everything. */
export const runTravelRounds = (context: Context): Promise<void> =>
  doEach([remindOfTravelDetails, eraseOldTravelDetails], (round) => round(context))
