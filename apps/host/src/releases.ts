import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashedFolder } from './file-rules.ts'
import { copiesOf, listFiles } from './pack.ts'

/**
 * Releases before the present one whose files with a hash are kept: a page that is open while the host is replaced loads
 * them later. Their names do not change, so they take nothing from the new release.
 */
const keptReleases = 3

/** The names of the hashed files of releases, the newest first. */
type Releases = string[][]

const hashedFiles = (names: readonly string[]) =>
  names.filter((name) => `/${name}`.startsWith(hashedFolder) && !/\.(?:br|gz)$/.test(name)).sort()

/** The releases of a packed site. One that was packed before there was a list has only what is there. */
function readReleases(list: string, files: string): Releases {
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8')) as Releases
  return existsSync(files) ? [hashedFiles(listFiles(files))] : []
}

interface KeptOptions {
  /** The file with the list. */
  list: string
  /** The folder of the packed files. */
  files: string
  /** The files of the new build, and its folder. */
  build: readonly string[]
  /** The packed site of the release before, if it is another folder: its list, and its files. */
  previous?: { list: string; files: string } | undefined
}

/** Writes the list of releases with a new build, and returns the files of earlier ones that stay. */
export function keepReleases({ list, files, build, previous }: KeptOptions): string[] {
  const present = hashedFiles(build)
  const before = previous ? readReleases(previous.list, previous.files) : readReleases(list, files)
  // The same build may be packed again.
  const earlier = before.filter((names) => names.join() !== present.join()).slice(0, keptReleases)
  writeFileSync(list, JSON.stringify([present, ...earlier]))
  const kept = [...new Set(earlier.flat())].filter((name) => !present.includes(name))
  if (previous) for (const name of kept.flatMap(copiesOf)) copyFile(previous.files, files, name)
  return kept
}

function copyFile(from: string, to: string, name: string): void {
  if (!existsSync(join(from, name))) return
  cpSync(join(from, name), join(to, name), { preserveTimestamps: true })
}
