import { AsyncLocalStorage } from 'node:async_hooks'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { withoutBudget } from '../db/wait-budget.ts'

/** The part of a logger that a worker uses. It logs no personal data. */
export interface WorkerLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Worker {
  /** Runs a round at once. Call it after the commit that left work. */
  notify(): void
  /** Begins no further round, and resolves when the current one has finished. */
  stop(): Promise<void>
}

interface WorkerOptions {
  /** For the log: 'outbox'. */
  readonly name: string
  readonly log: WorkerLog
  /** Milliseconds between two rounds when nothing notifies the worker. */
  readonly pollMs: number
  /** One round. It may look at `isStopped` to end early. If it fails, the next one does its work. */
  readonly round: (isStopped: () => boolean) => Promise<void>
}

/** Runs rounds of work while the program runs: one at a time, at intervals, and whenever it is notified. */
export function startWorker({ name, log, pollMs, round }: WorkerOptions): Worker {
  const inOwnContext = AsyncLocalStorage.snapshot()
  let stopped = false
  let isUnavailable = false
  let again = false
  let running: Promise<void> | undefined

  async function runRound(): Promise<void> {
    try {
      await round(() => stopped)
      isUnavailable = false
    } catch (error) {
      // Once, not every few seconds: other log lines also show that the database is unavailable.
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, `${name} round failed`)
      else if (!isUnavailable) log.warn({}, `${name} waits for the database`)
      isUnavailable = isDatabaseUnavailable(error)
    }
  }

  async function run(): Promise<void> {
    do {
      again = false
      await runRound()
    } while (again && !stopped)
    running = undefined
  }

  function notify(): void {
    again = true
    // A request may notify, but the round is not part of it, nor are its queries part of the request's trace.
    if (!stopped) running ??= inOwnContext(() => withoutBudget(run))
  }

  const timer = setInterval(notify, pollMs)
  notify()
  return {
    notify,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
