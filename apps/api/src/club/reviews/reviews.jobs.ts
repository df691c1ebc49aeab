import { reviewInvitationDays } from '@farandfew/domain/reviews/review.ts'
import { hourInKolkata } from '@farandfew/domain/clock/clock.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { reviewInvitation } from './reviews.mails.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls'>

/** The hour in Asia/Kolkata from which invitations leave. */
const invitationHour = 9

/** The most members who are asked in one transaction. */
const batchSize = 100

/**
 * Asks the members who came back some days ago for a review, once for each trip: those with a verified address and
 * without a review. Of several instances one finds the booking.
 */
export async function inviteReviewers(context: Context): Promise<void> {
  if (hourInKolkata(context.clock.now()) < invitationHour) return
  const today = context.clock.today()
  const { first, last } = reviewInvitationDays
  await transact(context, async (trx) => {
    const { rows } = await sql<{ email: string; tripTitle: string }>`
      with due as (
        select b.id, u.email, t.title as trip_title
        from bookings b
        join trip_schedules s on s.id = b.trip_schedule_id
        join trips t on t.id = s.trip_id
        join users u on u.id = b.user_id
        where b.status = 'confirmed' and b.review_invited_at is null
          and s.group_decision is distinct from 'cancelled'
          and u.email_verified_at is not null
          and s.departure_date + s.duration - 1
            between ${today}::date - ${last}::integer and ${today}::date - ${first}::integer
          and not exists (
            select from reviews r where r.user_id = b.user_id and r.departure_id = s.id
          )
        order by b.id
        limit ${batchSize}
        for no key update of b skip locked
      )
      update bookings set review_invited_at = now() from due where bookings.id = due.id
      returning due.email, due.trip_title
    `.execute(trx)
    for (const row of rows) await queueMail(trx, reviewInvitation(row, context))
  })
}

/** Milliseconds between two rounds: the invitations are due by the day. */
const pollMs = 60_000

/** Asks members for reviews. Any number of instances may run it. */
export const startReviewWorker = (context: AppContext, log: WorkerLog): Worker =>
  startWorker({ name: 'reviews', log, pollMs, round: () => inviteReviewers(context) })
