import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one request has waited for the database. Waits at the same time count once. */
export class WaitBudget {
  #waitedMs = 0
  #waiting = 0
  #since = 0

  begin(): void {
    this.#waiting += 1
    if (this.#waiting === 1) this.#since = performance.now()
  }

  end(): void {
    this.#waiting -= 1
    if (this.#waiting === 0) this.#waitedMs += performance.now() - this.#since
  }

  get waitedMs(): number {
    return this.#waitedMs + (this.#waiting > 0 ? performance.now() - this.#since : 0)
  }
}

const budgets = new AsyncLocalStorage<WaitBudget>()

/** Runs work whose waits for the database share one time limit, such as a request. */
export const withBudget = <T>(budget: WaitBudget, work: () => T): T => budgets.run(budget, work)

/** Runs work that a request starts and that does not belong to it: each of its waits has the time limit for itself. */
export const withoutBudget = <T>(work: () => T): T => budgets.exit(work)

/**
 * Runs a wait with the milliseconds that remain: what the current budget leaves of `limitMs`, otherwise all of it.
 * Undefined is no limit.
 */
export async function waitWithin<T>(
  limitMs: number | undefined,
  wait: (remainingMs: number | undefined) => Promise<T>,
): Promise<T> {
  const budget = budgets.getStore()
  if (!budget || limitMs === undefined) return wait(limitMs)
  const remainingMs = Math.max(0, limitMs - budget.waitedMs)
  budget.begin()
  try {
    return await wait(remainingMs)
  } finally {
    budget.end()
  }
}
