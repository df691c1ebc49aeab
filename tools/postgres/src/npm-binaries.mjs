import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Whether an unprivileged user can reach a folder, which needs permission on every folder above it.
 * @param {string} folder
 * @returns {boolean}
 */
function isReachable(folder) {
  if ((statSync(folder).mode & 0o001) === 0) return false
  return folder === dirname(folder) || isReachable(dirname(folder))
}

/**
 * The links between libraries. An npm archive cannot contain links, so the package lists them in a file.
 * @param {string} native the package's folder `native`
 * @returns {{ source: string, target: string }[]}
 */
function linksOf(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = /** @type {{ source: string, target: string }[]} */ (
    JSON.parse(readFileSync(list, 'utf8'))
  )
  return links.map(({ source, target }) => ({
    source: source.replace(/^native\//, ''),
    target: target.replace(/^native\//, ''),
  }))
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns a folder from which npm's binaries run: the package's own if it is complete and reachable, otherwise a copy
 * in `folder`, with the links that an install without scripts does not create.
 * @param {string} bin the package's folder with the binaries
 * @param {string} folder
 * @param {boolean} byAnotherUser whether a user other than this process's will run them
 * @returns {string}
 */
export function prepareNpmBinaries(bin, folder, byAnotherUser) {
  const native = dirname(bin)
  const links = linksOf(native)
  const complete =
    links.every(({ target }) => existsSync(join(native, target))) &&
    ['initdb', 'postgres'].every((name) => isExecutable(join(bin, name)))
  if (process.platform === 'win32' || (complete && (!byAnotherUser || isReachable(bin)))) return bin
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  completeBinaries(copy)
  return join(copy, 'bin')
}

/**
 * Does in the package's folder `native` what its install script would do: links between libraries, and the right to run.
 * @param {string} native
 */
export function completeBinaries(native) {
  for (const { source, target } of linksOf(native)) {
    const link = join(native, target)
    if (!existsSync(link)) symlinkSync(join(native, source), link)
  }
  for (const name of ['initdb', 'postgres']) chmodSync(join(native, 'bin', name), 0o755)
}
