import type { AppContext } from '../../platform/context/context.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { runRounds } from './bookings.jobs.ts'

/** Milliseconds between two rounds. */
const pollMs = 5_000

/** Runs the work of bookings that no request does. Any number of instances may run it. */
export const startBookingWorker = (context: AppContext, log: WorkerLog): Worker =>
  startWorker({ name: 'bookings', log, pollMs, round: () => runRounds(context) })
