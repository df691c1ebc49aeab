import { once } from 'node:events'
import { chmod, cp, lstat, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBinaries } from '../src/binaries.mjs'
import { prepareNpmBinaries } from '../src/npm-binaries.mjs'
import { handOver, isRoot, runUnprivileged } from '../src/unprivileged.mjs'

let root: string
let installed: string
let folder: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'club-postgres-npm-'))
  await chmod(root, 0o755)
  // The state after an install without scripts: the links between libraries are missing.
  installed = join(root, 'home', 'native')
  const native = dirname(findBinaries({ POSTGRES_BINARIES: 'npm' }).folder)
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    target: string
  }[]
  const missing = new Set(links.map(({ target }) => join(dirname(native), target)))
  await cp(native, installed, { recursive: true, filter: (path) => !missing.has(path) })
  for (const name of ['initdb', 'postgres']) await chmod(join(installed, 'bin', name), 0o644)
  // A home folder that other users cannot enter, like root's.
  await chmod(join(root, 'home'), 0o700)
  folder = await mkdtemp(join(root, 'server-'))
  handOver(folder)
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('copies and completes binaries that are incomplete and unreachable', async () => {
  const bin = prepareNpmBinaries(join(installed, 'bin'), folder, isRoot)
  expect(bin).toBe(join(folder, 'native', 'bin'))
  expect((await lstat(join(folder, 'native/lib/libpq.so.5'))).isSymbolicLink()).toBe(true)
  for (const name of ['initdb', 'postgres']) {
    const child = runUnprivileged(join(bin, name), ['--version'])
    expect(await once(child, 'close')).toEqual([0, null])
  }
})

test('uses binaries in place if they run there', () => {
  const complete = prepareNpmBinaries(join(installed, 'bin'), folder, isRoot)
  expect(prepareNpmBinaries(complete, join(root, 'other'), false)).toBe(complete)
})
