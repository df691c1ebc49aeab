import { createHash, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, parseHolder, thisProcess } from './lock-holder.ts'

/** Another process has the data folder; the message is a sentence for whoever started this one. */
export class DataFolderBusyError extends Error {
  override readonly name = 'DataFolderBusyError'

  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}: stop that one first, or set DATA_DIR to another folder.`,
    )
  }
}

export interface DataFolderLock {
  /** Gives the folder back. May be called twice. */
  release(): Promise<void>
}

/** The tokens of the locks that this process has or tries for: it is no exception to its own lock. */
const tokens = new Set<string>()

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Gives `path` the content of `own` where there is no such file yet: at once, never half written. */
async function createFrom(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Whether whoever wrote a lock file may still have it. */
function isLive(text: string): boolean {
  const holder = parseHolder(text)
  if (!holder) return false
  return holder.pid === process.pid ? tokens.has(holder.token) : isAlive(holder)
}

/** The file by which somebody claims the right to replace that very lock. */
export const claimOn = (path: string, stale: string): string =>
  `${path}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`

/**
 * Replaces the lock of a dead process. Many may try at once: only who creates the claim on that very lock may
 * replace it, and only while it is still that lock. `own` is a file with the new lock's text.
 */
export async function takeOver(path: string, stale: string, own: string): Promise<boolean> {
  const claim = claimOn(path, stale)
  if (!(await createFrom(own, claim))) {
    const claimant = await readIfThere(claim)
    // The claimant died between two steps: its claim goes too, and everybody asks again.
    if (claimant !== undefined && !isLive(claimant)) await rm(claim, { force: true })
    return false
  }
  try {
    if ((await readIfThere(path)) !== stale) return false
    await rename(own, path)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

/** One attempt: true where the lock is ours. */
async function tryLock(dataDir: string, path: string, own: string): Promise<boolean> {
  if (await createFrom(own, path)) return true
  const text = await readIfThere(path)
  if (text === undefined) return false
  if (isLive(text)) throw new DataFolderBusyError(dataDir, parseHolder(text)?.pid ?? 0)
  return takeOver(path, text, own)
}

/**
 * Takes the data folder for this process: writes `lock` with the process's id. The lock of a process that is
 * gone is taken over.
 * @throws DataFolderBusyError where a live process has it
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const path = join(dataDir, 'lock')
  const token = randomUUID()
  const text = JSON.stringify(thisProcess(token))
  const own = `${path}.${token}`
  tokens.add(token)
  try {
    await writeFile(own, text, { mode: 0o600 })
    while (!(await tryLock(dataDir, path, own))) await sleep(10)
  } catch (error) {
    tokens.delete(token)
    throw error
  } finally {
    await rm(own, { force: true })
  }
  return {
    release: async () => {
      if (!tokens.delete(token)) return
      if ((await readIfThere(path)) === text) await rm(path, { force: true })
    },
  }
}
