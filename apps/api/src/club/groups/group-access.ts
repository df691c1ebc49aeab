import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { isGroupReadOnly } from '@farandfew/domain/groups/group-dates.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** What a member of a group, or its host, may do on its page. */
export interface GroupAccess {
  readonly departureId: number
  readonly tripId: number
  readonly departureDate: CalendarDate
  /** Days. */
  readonly duration: number
  readonly userId: number
  readonly isHost: boolean
  /** From 30 days after the return. */
  readonly isReadOnly: boolean
}

interface GroupRequest {
  departureId: number
  userId: number
  /** The club's date. */
  today: CalendarDate
}

/**
 * The member's access to a departure's group: a confirmed booking, or the host's account
 * (docs/product.md#groups).
 * @throws AppError GROUP_MEMBERS_ONLY, also for an unknown departure
 */
export async function getGroupAccess(
  db: Db,
  { departureId, userId, today }: GroupRequest,
): Promise<GroupAccess> {
  const row = await db
    .selectFrom('groupMembers as g')
    .innerJoin('tripSchedules as s', 's.id', 'g.departureId')
    .select(['g.departureId', 'g.userId', 'g.isHost'])
    .select(['s.tripId', 's.departureDate', 's.duration'])
    .where('g.departureId', '=', departureId)
    .where('g.userId', '=', userId)
    .executeTakeFirst()
  if (!row) throw new AppError('GROUP_MEMBERS_ONLY')
  return { ...row, isReadOnly: isGroupReadOnly(row, today) }
}

/**
 * The same for a call that writes.
 * @throws AppError GROUP_MEMBERS_ONLY, GROUP_READ_ONLY
 */
export async function getWritableGroup(db: Db, request: GroupRequest): Promise<GroupAccess> {
  const access = await getGroupAccess(db, request)
  if (access.isReadOnly) throw new AppError('GROUP_READ_ONLY')
  return access
}
