import { once } from 'node:events'
import { chmod, cp, lstat, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBinaries } from '../src/binaries.mjs'
import { settleNpmBinaries } from '../src/npm-binaries.mjs'
import { handOver, isRoot, runUnprivileged } from '../src/unprivileged.mjs'

let root: string
let installed: string
let folder: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'club-postgres-npm-'))
  await chmod(root, 0o755)
  // As it is after an install without scripts: the links between libraries are not there.
  installed = join(root, 'home', 'native')
  const native = dirname(findBinaries({ POSTGRES_BINARIES: 'npm' }).folder)
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    target: string
  }[]
  const missing = new Set(links.map(({ target }) => join(dirname(native), target)))
  await cp(native, installed, { recursive: true, filter: (path) => !missing.has(path) })
  for (const name of ['initdb', 'postgres']) await chmod(join(installed, 'bin', name), 0o644)
  // A home that is closed to others, as root's is.
  await chmod(join(root, 'home'), 0o700)
  folder = await mkdtemp(join(root, 'server-'))
  handOver(folder)
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('binaries that are incomplete and out of reach are copied, completed, and run', async () => {
  const bin = settleNpmBinaries(join(installed, 'bin'), folder, isRoot)
  expect(bin).toBe(join(folder, 'native', 'bin'))
  expect((await lstat(join(folder, 'native/lib/libpq.so.5'))).isSymbolicLink()).toBe(true)
  for (const name of ['initdb', 'postgres']) {
    const child = runUnprivileged(join(bin, name), ['--version'])
    expect(await once(child, 'close')).toEqual([0, null])
  }
})

test('binaries that run from where they are stay there', () => {
  const complete = settleNpmBinaries(join(installed, 'bin'), folder, isRoot)
  expect(settleNpmBinaries(complete, join(root, 'other'), false)).toBe(complete)
})
