import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { groupReadOnlyDays } from '@farandfew/domain/groups/group-dates.ts'
import {
  lastProposalDays,
  roomReminderDays,
  roomPreferenceDays,
} from '@farandfew/domain/roommates/room-states.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import {
  deleteOldRooms,
  listDeparturesWithRoomWork,
  lockDepartureOfRooms,
} from './rooms.queries.ts'
import { moveRooms } from './rooms.service.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls'>

/**
 * Does what is due with the rooms of every departure. Each departure is locked, and looked at again, so that any number of
 * instances can do it at once.
 */
export async function runRoomRounds(context: Context): Promise<void> {
  const { db, clock } = context
  const today = clock.today()
  const due = await listDeparturesWithRoomWork(db, {
    today,
    remindUntil: addDays(today, roomReminderDays),
    proposedAfter: addDays(today, roomPreferenceDays),
    noneAfter: addDays(today, lastProposalDays),
  })
  await doEach(due, (id) =>
    transact(context, async (trx) => {
      const departure = await lockDepartureOfRooms(trx, id)
      if (departure) await moveRooms(trx, context, { departure })
    }),
  )
  await deleteOldRooms(db, addDays(today, -groupReadOnlyDays))
}

/** Milliseconds between two rounds. */
const pollMs = 10_000

export const startRoomWorker = (context: Context, log: WorkerLog): Worker =>
  startWorker({ name: 'rooms', log, pollMs, round: () => runRoomRounds(context) })
