import type { AppContext } from '../../platform/context/context.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { runTravelRounds } from './travel-details.jobs.ts'

/** Milliseconds between two rounds: all of their work is due by the day. */
const pollMs = 60_000

/** Reminds of travel details, and erases old ones. Any number of instances may run it. */
export const startTravelDetailsWorker = (context: AppContext, log: WorkerLog): Worker =>
  startWorker({ name: 'travel details', log, pollMs, round: () => runTravelRounds(context) })
