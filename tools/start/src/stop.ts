import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'

type Part = Pick<Child<unknown>, 'stop' | 'kill'>

/** Milliseconds from the signal. The hosts and the API have limits of their own, which are shorter than `all`. */
const standardLimits = { hosts: 2500, all: 7700 }

/**
 * Stops all parts. The API stops last, so that it still answers what the hosts have accepted, but it does not wait long for a
 * host with a slow client. What has not ended in the end is killed.
 */
export async function stopParts(
  hosts: readonly Part[],
  api: Part,
  limits = standardLimits,
): Promise<void> {
  const end = setTimeout(() => {
    for (const part of [...hosts, api]) part.kill()
  }, limits.all)
  const hostsEnded = Promise.all(hosts.map((host) => host.stop()))
  await Promise.race([hostsEnded, sleep(limits.hosts, undefined, { ref: false })])
  await Promise.all([hostsEnded, api.stop()])
  clearTimeout(end)
}
