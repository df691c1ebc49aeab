import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The workspace's root: the nearest parent folder with nx.json, otherwise the folder itself. Commands that npm runs in a
 * package thereby use the same data folder as the site.
 */
export function findRoot(folder: string): string {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, 'nx.json'))) return current
    if (current === dirname(current)) return folder
  }
}

/** The data folder as an absolute path. A relative one is relative to the workspace's root. */
export function resolveDataDir(dataDir: string, workingDirectory: string): string {
  return resolve(findRoot(workingDirectory), dataDir)
}
