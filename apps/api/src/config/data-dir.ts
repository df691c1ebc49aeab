import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The workspace's root: the nearest folder upwards that holds nx.json; else the folder itself.
 * A command that npm runs inside a package thereby means the same data folder as the site.
 */
export function findRoot(folder: string): string {
  for (let here = folder; ; here = dirname(here)) {
    if (existsSync(join(here, 'nx.json'))) return here
    if (here === dirname(here)) return folder
  }
}

/** The data folder as an absolute path; a relative one counts from the workspace's root. */
export function resolveDataDir(dataDir: string, workingDirectory: string): string {
  return resolve(findRoot(workingDirectory), dataDir)
}
