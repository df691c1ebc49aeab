import { readFileSync } from 'node:fs'

/** Identifies a process, even if a later one gets the same id. */
interface Holder {
  readonly pid: number
  /** Identifies one of the process's locks. */
  readonly token: string
  /** The boot and the tick at which the process started, if the system provides them. */
  readonly started?: string | undefined
}

/** The fields of /proc/<pid>/stat after the name, from the third on (proc_pid_stat(5)); empty on other systems. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** The boot and the tick (field 22) at which a process started; undefined if the system does not provide them. */
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

/** The holder in a lock file; undefined if the text is not a holder. */
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

/** Whether that process still runs. */
export function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it runs as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const stat = statOf(holder.pid)
  // A zombie: killed, but its parent has not collected it yet.
  if (stat[0] === 'Z' || stat[0] === 'X') return false
  const started = startOf(stat)
  return holder.started === undefined || started === undefined || holder.started === started
}
