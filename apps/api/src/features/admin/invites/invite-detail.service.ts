import type { AdminInviteDetail, Decision } from '@farandfew/domain/admin/invites'
import type { CalendarDate } from '@farandfew/domain/calendar'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '@farandfew/domain/quick-invites'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findGroup } from './group.queries.ts'
import {
  addressOf,
  findAccount,
  findInvite,
  type InviteName,
  type InviteRow,
  listOthers,
} from './invite.queries.ts'
import { labelOf, queueItem } from './requests.sql.ts'

type Options = readonly { readonly value: string; readonly label: string }[]

const wordsFor = (options: Options, value: string | null) =>
  value === null ? null : labelOf(options, value)

function wishesOf(row: InviteRow): AdminInviteDetail['wishes'] {
  if (row.kind === 'trip') return null
  return {
    destination: labelOf(preferredDestinations, row.place),
    travelMonth: wordsFor(travelMonths, row.travelMonth),
    groupSize: wordsFor(groupSizePreferences, row.groupSizePreference),
    budget: wordsFor(budgetRanges, row.budgetRange),
  }
}

/** How it was decided; a decision from before its instant was kept has the instant of the last change. */
export function decisionOf(row: InviteRow): Decision | null {
  if (row.status === 'pending') return null
  return {
    status: row.status,
    decidedAt: (row.decidedAt ?? row.updatedAt).toISOString(),
    decidedBy: row.decidedBy,
    note: row.decisionNote,
    mail: row.mail,
    undoMs: row.undoMs,
  }
}

/**
 * One request beside the group it would join.
 * @throws AppError NOT_FOUND where there is none
 */
export async function describeInvite(
  db: Db,
  name: InviteName,
  today: CalendarDate,
): Promise<AdminInviteDetail> {
  const row = await findInvite(db, name)
  if (!row) throw new AppError('NOT_FOUND', { detail: 'There is no such request.' })
  const account = row.userId === null ? null : await findAccount(db, row.userId)
  const others = await listOthers(db, row)
  return {
    invite: queueItem(row),
    applicant: { name: row.name, ...addressOf(row), account },
    wrote: { message: row.message, whyJoin: row.whyJoin, additional: row.additional },
    wishes: wishesOf(row),
    others: others.map(queueItem),
    group: await findGroup(db, row, today),
    decision: decisionOf(row),
  }
}
