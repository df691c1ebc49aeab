import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from './support/index.ts'

const run = promisify(execFile)
const project = resolve(__dirname, '..')
// Within the workspace, so that the packages outside the bundle are found as they are from `dist`.
const cache = resolve(project, '../../node_modules/.cache/club-api')

let folder: string
beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'build-'))
  await run(process.execPath, ['scripts/build.mjs', folder], { cwd: project })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a built program with plain Node. */
const runBuilt = (name: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [join(folder, name), ...args], { env: { PATH: process.env.PATH, ...env } })

test('the build holds the site’s process and the four commands', async () => {
  const files = await readdir(folder)
  expect(files.filter((name) => name.endsWith('.js')).sort()).toEqual([
    'main.js',
    'migrate.js',
    'outbox.js',
    'second-factor.js',
    'seed.js',
  ])
})

test('the commands run without TypeScript', async () => {
  const database = await createTestDatabase({ migrated: false })
  const env = { DATABASE_URL: database.url }
  expect((await runBuilt('migrate.js', [], env)).stdout).toContain('migrated')
  expect((await runBuilt('seed.js', [], env)).stdout).toContain('Added 10 trips')
  expect((await runBuilt('outbox.js', ['--help'])).stdout).toContain('Usage')
  await database.close()
})

test('the process refuses a wrong configuration with a sentence', async () => {
  await expect(runBuilt('main.js', [], { API_PORT: 'abc' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('API_PORT should be a whole number'),
  })
})

/** A port that nobody listens on at the moment. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The status of an address, asked until somebody listens there. */
async function statusOf(address: string): Promise<number> {
  for (;;) {
    try {
      return (await fetch(address)).status
    } catch {
      await new Promise((again) => setTimeout(again, 50))
    }
  }
}

test('the process serves, and ends when it is told to', async () => {
  const database = await createTestDatabase({ migrated: false })
  const port = await findFreePort()
  const env = { DATABASE_URL: database.url, API_PORT: String(port), LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [join(folder, 'main.js')], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, ...env },
  })
  const exited = once(child, 'exit')
  try {
    expect(await statusOf(`http://127.0.0.1:${port}/healthz`)).toBe(200)
  } finally {
    child.kill('SIGTERM')
  }
  expect(await exited).toEqual([0, null])
  await database.close()
})
