import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until the answer is true. If it never is, jest's time limit ends the test. */
export async function until(ask: () => Promise<boolean>): Promise<void> {
  // The pause leaves the processor to what is being waited for.
  while (!(await ask())) await sleep(20)
}
