import type { AdminInviteDetail, Decision } from '@farandfew/domain/invites/admin-invites.ts'
import type { Option } from '@farandfew/domain/text/words.ts'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '@farandfew/domain/invites/invite.options.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readAssignedSeat } from './decision.queries.ts'
import { findGroup, listAssignable } from './group.queries.ts'
import {
  addressOf,
  findAccount,
  findInvite,
  type InviteName,
  type InviteRow,
  listOthers,
} from './invite.queries.ts'
import { listVouches } from './vouches.queries.ts'
import { labelOf, queueItem } from './requests.sql.ts'

const labelOrNull = (options: readonly Option[], value: string | null) =>
  value === null ? null : labelOf(options, value)

function preferencesOf(row: InviteRow): AdminInviteDetail['wishes'] {
  if (row.kind === 'trip') return null
  return {
    destination: labelOf(preferredDestinations, row.place),
    travelMonth: labelOrNull(travelMonths, row.travelMonth),
    groupSize: labelOrNull(groupSizePreferences, row.groupSizePreference),
    budget: labelOrNull(budgetRanges, row.budgetRange),
  }
}

/** The decision. If its instant was not stored, it has that of the last change. */
function decisionOf(row: InviteRow): Decision | null {
  if (row.status === 'pending' || row.status === 'withdrawn') return null
  return {
    status: row.status,
    decidedAt: (row.decidedAt ?? row.updatedAt).toISOString(),
    decidedBy: row.decidedBy,
    note: row.decisionNote,
    mail: row.mail,
    undoMs: row.undoMs,
  }
}

async function assignmentOf(
  db: Db,
  { assignedAt, departureId, userId, assignmentNote }: InviteRow,
): Promise<AdminInviteDetail['assignment']> {
  if (assignedAt === null || departureId === null) return null
  const { keptUntil, isBooked } = await readAssignedSeat(db, { userId, departureId })
  return {
    scheduleId: departureId,
    assignedAt: assignedAt.toISOString(),
    keptUntil: keptUntil?.toISOString() ?? null,
    isBooked,
    note: assignmentNote,
  }
}

export const noSuchRequest = () =>
  new AppError('NOT_FOUND', { detail: 'There is no such request.' })

/**
 * One request with its applicant, and the group they would join.
 * @throws AppError NOT_FOUND
 */
export async function getInviteDetail(
  db: Db,
  { clock }: Pick<AppContext, 'clock'>,
  name: InviteName,
): Promise<AdminInviteDetail> {
  const row = await findInvite(db, name)
  if (!row) throw noSuchRequest()
  const today = clock.today()
  const account = row.userId === null ? null : await findAccount(db, row.userId)
  const others = await listOthers(db, row)
  return {
    invite: queueItem(row),
    applicant: { name: row.name, ...addressOf(row), account },
    wrote: { message: row.message, whyJoin: row.whyJoin, additional: row.additional },
    wishes: preferencesOf(row),
    others: others.map(queueItem),
    vouches: await listVouches(db, row, today),
    group: await findGroup(db, row, today),
    assignable: await listAssignable(db, row, today),
    decision: decisionOf(row),
    assignment: await assignmentOf(db, row),
  }
}
