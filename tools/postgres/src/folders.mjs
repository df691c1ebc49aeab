import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handOver } from './unprivileged.mjs'

const prefix = 'club-postgres-'

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** Removes the folders of programs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    try {
      const owner = Number(readFileSync(join(folder, 'owner'), 'utf8'))
      if (owner > 0 && !isRunning(owner)) removeFolder(folder)
    } catch {
      // Another user's folder, or one that another program is creating or removing now.
    }
  }
}

/** Creates a temporary folder that belongs to the user who runs the server. */
export function makeFolder() {
  removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  handOver(folder)
  return folder
}

/** @param {string} folder */
export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
