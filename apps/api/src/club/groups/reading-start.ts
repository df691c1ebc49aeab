import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { refundOnCancelling } from '@farandfew/domain/refunds/refund.ts'
import type { Db } from '../../platform/db/connect.ts'

/** From when a member reads the conversation of a group. */
export interface ReadingStart {
  readonly departureId: number
  readonly userId: number
  readonly from: Date
}

/**
 * The members who do not read the whole conversation of their group: who could still cancel and take back everything reads
 * it from the moment of joining, so that a deposit that comes back buys no one what a group has written before.
 * @param of the members, and their one departure, or all of theirs
 */
export async function listReadingStarts(
  db: Db,
  { userIds, departureId }: { userIds: readonly number[]; departureId?: number | undefined },
  today: CalendarDate,
): Promise<ReadingStart[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('tripSchedules as s', 's.id', 'b.tripScheduleId')
    .select(['s.id as departureId', 's.departureDate', 'b.userId', 'b.confirmedAt', 'b.joinedAt'])
    .select(['b.amountPaid as paid', 'b.terms'])
    .where('b.userId', 'in', [...userIds])
    .where('b.status', '=', 'confirmed')
    .where('b.amountPaid', '>', 0)
    .$if(departureId !== undefined, (query) => query.where('s.id', '=', departureId as number))
    .execute()
  const at = { now: new Date(), today }
  return rows.flatMap(({ departureId: id, userId, confirmedAt, joinedAt, ...booking }) => {
    if (userId === null || confirmedAt === null || booking.departureDate <= today) return []
    const { amount } = refundOnCancelling({ ...booking, bookedAt: confirmedAt }, at)
    return amount < booking.paid ? [] : [{ departureId: id, userId, from: joinedAt ?? confirmedAt }]
  })
}

/** The same for one member and departure; undefined if they read everything. */
export async function findReadingStart(
  db: Db,
  { departureId, userId }: { departureId: number; userId: number },
  today: CalendarDate,
): Promise<Date | undefined> {
  const [start] = await listReadingStarts(db, { departureId, userIds: [userId] }, today)
  return start?.from
}
