import { readFileSync } from 'node:fs'

/** A process, named so that a later one with the same id is not taken for it. */
export interface Holder {
  readonly pid: number
  /** Tells apart the locks of one process. */
  readonly token: string
  /** Where the system tells: the boot and the tick at which the process started. */
  readonly started?: string | undefined
}

/** The fields of /proc/<pid>/stat after the name, from the third on (proc_pid_stat(5)); none on other systems. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold blanks and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** The boot and the tick (field 22) at which a process started; undefined where the system does not tell. */
function startOf(stat: readonly string[]): string | undefined {
  try {
    return (
      stat[19] && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${stat[19]}`
    )
  } catch {
    return undefined
  }
}

export const thisProcess = (token: string): Holder => ({
  pid: process.pid,
  token,
  started: startOf(statOf(process.pid)),
})

/** The holder that a lock file names, or undefined where it names none. */
export function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, token, started } = JSON.parse(text) as Record<string, unknown>
    if (!Number.isSafeInteger(pid) || (pid as number) < 1) return undefined
    return {
      pid: pid as number,
      token: String(token),
      started: typeof started === 'string' ? started : undefined,
    }
  } catch {
    return undefined
  }
}

/** Whether that very process still runs. */
export function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const stat = statOf(holder.pid)
  // Killed, and not yet fetched by its parent: it holds nothing any more.
  if (stat[0] === 'Z' || stat[0] === 'X') return false
  const started = startOf(stat)
  return holder.started === undefined || started === undefined || holder.started === started
}
