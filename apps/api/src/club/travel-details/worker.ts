import type { AppContext } from '../../platform/context/context.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { canonicaliseEmergencyPhones, runTravelRounds } from './travel-details.jobs.ts'

/** Milliseconds between two rounds: all of their work is due by the day. */
const pollMs = 60_000

/**
 * Reminds of travel details, and erases old ones. Its first round writes older emergency contacts in their canonical form. Any
 * number of instances may run it.
 */
export function startTravelDetailsWorker(context: AppContext, log: WorkerLog): Worker {
  let isCanonical = false
  return startWorker({
    name: 'travel details',
    log,
    pollMs,
    round: async () => {
      await runTravelRounds(context)
      if (isCanonical) return
      await canonicaliseEmergencyPhones(context)
      isCanonical = true
    },
  })
}
