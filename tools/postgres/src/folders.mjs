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

/** Removes folders whose program was killed before it could do so. */
function sweep() {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    try {
      const owner = Number(readFileSync(join(folder, 'owner'), 'utf8'))
      if (owner > 0 && !isRunning(owner)) removeFolder(folder)
    } catch {
      // Not ours to read, or just being made or removed by another.
    }
  }
}

/** A new temporary folder that belongs to the user who runs the server. */
export function makeFolder() {
  sweep()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  handOver(folder)
  return folder
}

/** @param {string} folder */
export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
