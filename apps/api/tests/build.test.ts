import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import { buildFolder, builtProgram, createTestDatabase } from './support/index.ts'

const run = promisify(execFile)

/** Runs a built program with plain Node. */
const runBuilt = (name: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [builtProgram(name), ...args], { env: { PATH: process.env.PATH, ...env } })

test('the build holds the site’s process and the four commands', async () => {
  const files = await readdir(buildFolder())
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
  expect((await runBuilt('migrate', [], env)).stdout).toContain('migrated')
  expect((await runBuilt('seed', [], env)).stdout).toContain('Added 10 trips')
  expect((await runBuilt('outbox', ['--help'])).stdout).toContain('Usage')
  await database.close()
})

test('the process refuses a wrong configuration with a sentence', async () => {
  await expect(runBuilt('main', [], { API_PORT: 'abc' })).rejects.toMatchObject({
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
  const child = spawn(process.execPath, [builtProgram('main')], {
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
