import {
  type Fault,
  type FaultResolution,
  faultForms,
  type Integrity,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Check, Finding, Repair, RepairForm } from './check.ts'
import { lockFault, storeFindings } from './check-sums.ts'
import { checks, findCheck } from './checks.ts'
import {
  findFinding,
  integrityCounts,
  listFindings,
  markOf,
  type NamedFinding,
} from './findings.queries.ts'
import { transact } from '../../platform/outbox/transaction.ts'

const toFault = (check: Check, found: NamedFinding): Fault => ({
  key: found.key,
  since: found.since.toISOString(),
  facts: check.describe(found),
  member: found.member,
  bookingId: found.bookingId,
  departureId: found.departureId,
  tripTitle: found.tripTitle,
  departureDate: found.departureDate,
  mark: markOf(found),
})

const actionsOf = ({ repairs }: Check) =>
  Object.entries(repairs).map(([action, { label, consequence, asks }]) => ({
    action,
    label,
    consequence,
    asks,
  }))

/** Everything that is not in order, and the checks that have found nothing. */
export async function readIntegrity(
  db: Db,
  { clock }: Pick<AppContext, 'clock'>,
): Promise<Integrity> {
  const at = { today: clock.today() }
  const counts = await integrityCounts(db, at)
  const kinds: Integrity['kinds'] = []
  for (const [index, check] of checks.entries()) {
    const total = counts[index]?.open ?? 0
    const found = total === 0 ? [] : await listFindings(db, check, at)
    const { kind, name, explanation } = check
    const faults = found.map((one) => toFault(check, one))
    kinds.push({ kind, name, explanation, actions: actionsOf(check), total, faults })
  }
  const run = await db.selectFrom('integrityRuns').select('checkedAt').executeTakeFirst()
  return { kinds, sumsCheckedAt: run?.checkedAt?.toISOString() ?? null }
}

interface FaultAction {
  kind: string
  key: string
  action: string
}

/** @throws AppError VALIDATION_FAILED if the action asks for more */
function readForm({ asks }: Repair, { mark: _, ...entered }: FaultResolution): RepairForm {
  const read = faultForms[asks].safeParse(entered)
  if (!read.success) {
    const errors = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]),
    )
    throw new AppError('VALIDATION_FAILED', { errors })
  }
  return { reason: '', reference: '', ...read.data }
}

const subjectOf = ({ bookingId, departureId }: Finding) =>
  bookingId !== null
    ? { subject: `booking ${bookingId}` }
    : departureId !== null
      ? { subject: `departure ${departureId}` }
      : {}

/** The member of a fault's booking; undefined if it has none, or not any more. */
async function findMemberOf(db: Db, { bookingId }: Finding): Promise<number | undefined> {
  if (bookingId === null) return undefined
  const booking = await db
    .selectFrom('bookings')
    .select('userId')
    .where('id', '=', bookingId)
    .executeTakeFirst()
  return booking?.userId ?? undefined
}

/**
 * Resolves a fault, with an audit entry. What asks the gateway comes first, outside the transaction. Operators take turns
 * at one fault, and only the first one resolves it.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, FAULT_CHANGED, REPAIR_REFUSED, NO_SEAT_LEFT, GATEWAY_UNAVAILABLE
 */
export async function resolveFault(
  context: AppContext,
  actor: Actor,
  { kind, key, action, resolution }: FaultAction & { resolution: FaultResolution },
): Promise<void> {
  const { db, clock } = context
  const check = findCheck(kind)
  const repair = check && Object.hasOwn(check.repairs, action) ? check.repairs[action] : undefined
  if (!check || !repair) throw new AppError('NOT_FOUND')
  const form = readForm(repair, resolution)
  const find = (trx: Db) => findFinding(trx, check, { key, today: clock.today() })
  const seen = await find(db)
  if (!seen || markOf(seen) !== resolution.mark) {
    // Otherwise the page would show what was stored, and refuse it, until the next check.
    if (check.isSlow) {
      await db.transaction().execute((trx) => storeFindings(trx, check, { today: clock.today() }))
    }
    throw new AppError('FAULT_CHANGED')
  }
  await repair.before?.(context, seen)
  await transact(context, async (trx) => {
    await lockFault(trx, check, key)
    const found = await find(trx)
    if (!found && !repair.before) throw new AppError('FAULT_CHANGED')
    if (found) {
      if (markOf(found) !== resolution.mark && !repair.before) throw new AppError('FAULT_CHANGED')
      if (!repair.run) throw new AppError('REPAIR_REFUSED', { detail: repair.unresolved as string })
      await repair.run(trx, context, found, form)
    }
    if (check.isSlow) await storeFindings(trx, check, { today: clock.today() })
    const { reason, reference } = form
    const userId = await findMemberOf(trx, seen)
    await recordAction(trx, actor, {
      action: 'fault.resolved',
      ...subjectOf(seen),
      details: {
        fault: check.name,
        key,
        action: repair.label,
        amount: seen.amount,
        ...(reason && seen.bookingId === null && { reason }),
        ...(reference && { reference }),
      },
      ...(reason && userId !== undefined && { reason: { userId, text: reason } }),
    })
  })
}
