import { createHash, randomUUID } from 'node:crypto'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfExists } from '../files/files.ts'
import { isAlive, parseHolder, thisProcess } from './lock-holder.ts'

/** Another process uses the data folder. The message explains it to the person who started this one. */
export class DataFolderBusyError extends Error {
  override readonly name = 'DataFolderBusyError'

  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(
      `Process ${pid} is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

interface DataFolderLock {
  /** Releases the folder. A second call does nothing. */
  release(): Promise<void>
}

/** The tokens of this process's locks, so that a lock also excludes a second one in the same process. */
const ownTokens = new Set<string>()

/** Creates `path` with the content of `own`, atomically. Returns false if the file exists. */
async function createFrom(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the process that wrote a lock file still holds the lock. */
function isHeld(text: string): boolean {
  const holder = parseHolder(text)
  if (!holder) return false
  return holder.pid === process.pid ? ownTokens.has(holder.token) : isAlive(holder)
}

/** The file that gives its creator the right to replace one particular lock. */
export const claimOn = (path: string, stale: string): string =>
  `${path}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`

/**
 * Replaces the lock of a dead process. If several processes try at once, only the one that creates the claim on this
 * lock may replace it, and only while the lock is unchanged. `own` is a file with the new lock's text.
 */
export async function takeOver(path: string, stale: string, own: string): Promise<boolean> {
  const claim = claimOn(path, stale)
  if (!(await createFrom(own, claim))) {
    const claimant = await readIfExists(claim)
    // The claimant died before replacing the lock: remove its claim, so that the others can try again.
    if (claimant !== undefined && !isHeld(claimant)) await rm(claim, { force: true })
    return false
  }
  try {
    if ((await readIfExists(path)) !== stale) return false
    await rename(own, path)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

/**
 * Tries once to take the lock, and returns whether it did.
 * @throws DataFolderBusyError if a live process has it
 */
async function tryLock(dataDir: string, path: string, own: string): Promise<boolean> {
  if (await createFrom(own, path)) return true
  const text = await readIfExists(path)
  if (text === undefined) return false
  if (isHeld(text)) throw new DataFolderBusyError(dataDir, parseHolder(text)?.pid ?? 0)
  return takeOver(path, text, own)
}

/**
 * Locks the data folder for this process: writes the file `lock` with the process's id. Replaces the lock of a dead
 * process.
 * @throws DataFolderBusyError if a live process has it
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const path = join(dataDir, 'lock')
  const token = randomUUID()
  const text = JSON.stringify(thisProcess(token))
  const own = `${path}.${token}`
  ownTokens.add(token)
  try {
    await writeFile(own, text, { mode: 0o600 })
    while (!(await tryLock(dataDir, path, own))) await sleep(10)
  } catch (error) {
    ownTokens.delete(token)
    throw error
  } finally {
    await rm(own, { force: true })
  }
  return {
    release: async () => {
      if (!ownTokens.delete(token)) return
      if ((await readIfExists(path)) === text) await rm(path, { force: true })
    },
  }
}
