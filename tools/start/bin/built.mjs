import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What the build reads, besides the projects. */
const files = ['nx.json', 'package-lock.json', 'tsconfig.base.json']
const folders = ['apps', 'libs', 'tools']
/** What it does not read, or writes. */
const skipped = new Set(['node_modules', 'dist', 'tests', 'test-results'])
/** What it leaves. */
const results = ['apps/api/dist/main.js', 'apps/host/dist/main.js', 'tools/start/dist/start.js']

/** @param {string} workspace */
const stamp = (workspace) => join(workspace, 'node_modules/.cache/farandfew-start')

/**
 * A line for each file below a folder: its path, size and time of change.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function describe(path) {
  const entries = await readdir(path, { withFileTypes: true })
  const lines = entries
    .filter(({ name }) => !skipped.has(name))
    .map((entry) => {
      const inner = join(path, entry.name)
      return entry.isDirectory() ? describe(inner) : describeFile(inner)
    })
  return (await Promise.all(lines)).flat()
}

/** @param {string} path */
const describeFile = async (path) => {
  const { size, mtimeMs } = await stat(path)
  return `${path} ${size} ${mtimeMs}`
}

/** @param {string[]} lines */
const hashOf = (lines) => createHash('sha256').update(lines.sort().join('\n')).digest('hex')

/**
 * Identifies everything that the build reads, without reading it.
 * @param {string} workspace
 */
export async function describeSources(workspace) {
  const lines = await Promise.all([
    ...folders.map((folder) => describe(join(workspace, folder))),
    ...files.map((file) => describeFile(join(workspace, file))),
  ])
  return hashOf([...lines.flat(), process.version])
}

/** @param {string} workspace */
const describeResults = async (workspace) =>
  hashOf(await Promise.all(results.map((file) => describeFile(join(workspace, file)))))

/**
 * Whether the last build that was noted read these sources, and its results are as it left them.
 * @param {string} workspace
 * @param {string} sources
 */
export async function isBuilt(workspace, sources) {
  if (![...results.map((file) => join(workspace, file)), stamp(workspace)].every(existsSync)) {
    return false
  }
  const noted = await readFile(stamp(workspace), 'utf8')
  return noted === `${sources} ${await describeResults(workspace)}`
}

/**
 * Notes a build of these sources.
 * @param {string} workspace
 * @param {string} sources
 */
export async function noteBuilt(workspace, sources) {
  await mkdir(dirname(stamp(workspace)), { recursive: true })
  await writeFile(stamp(workspace), `${sources} ${await describeResults(workspace)}`)
}
