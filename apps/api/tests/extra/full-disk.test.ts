import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../harness/program.ts'
import { builtProgram, until } from '../support/index.ts'

/*
 * A disk that is really full: programs run on a small file system in memory, in a mount namespace of their own. Kept out
 * of the default run, because not every machine allows mounts (docs/operations.md, "Checks").
 */

jest.setTimeout(120_000)

const isRoot = process.getuid?.() === 0
const namespace = isRoot ? ['--mount'] : ['--mount', '--map-root-user']

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

/** Starts a program with a small disk, which only it sees. `at` is the same disk for this process. */
function startOnSmallDisk(megabytes: number, args: string[], env: Record<string, string>) {
  const disk = mkdtempSync(join(tmpdir(), 'club-disk-'))
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=1777 tmpfs "$0" && exec "$@"`
  const child: ChildProcess = spawn(
    'unshare',
    [...namespace, 'sh', '-c', script, disk, process.execPath, ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: join(disk, 'data'), TMPDIR: disk, ...env },
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    },
  )
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const log: string[] = []
  ended.push(async () => {
    child.stdin?.end()
    if (child.exitCode === null && child.signalCode === null) child.kill()
    await exited
    rmSync(disk, { recursive: true, force: true })
  })
  return { child, exited, log, at: `/proc/${child.pid}/root${disk}` }
}

/** Writes until nothing fits any more. */
function fill(at: string) {
  for (let bytes = 2 ** 20; bytes >= 1; bytes = Math.floor(bytes / 4)) {
    try {
      for (;;) appendFileSync(join(at, 'ballast'), Buffer.alloc(bytes))
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
    }
  }
}
const makeRoom = (at: string) => truncateSync(join(at, 'ballast'), 0)

async function startApi(env: Record<string, string>) {
  const port = await findFreePort()
  const variables = { HOST: '127.0.0.1', API_PORT: String(port), CLUB_CLOCK: '2025-05-01', ...env }
  return { origin: `http://127.0.0.1:${port}`, variables }
}

/** Sends an inquiry with a long message, and returns the status and the code of a problem. */
async function write(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Rao',
      email: 'asha@mail.example',
      destination: 'bali',
      // Of random letters, which the database cannot compress.
      message: Array.from({ length: 900 }, () => Math.random().toString(36)[2]).join(''),
    }),
  })
  const { code = '' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`.trim()
}

/** What holds while the disk is full, and once there is room again. */
async function expectFaultAndRecovery(
  { origin, lines }: { origin: string; lines: () => string[] },
  { fillDisk, makeRoomAgain }: { fillDisk: () => void; makeRoomAgain: () => void },
) {
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  expect(await write(origin)).toBe('201')
  fillDisk()
  // A server first uses up the room inside its files.
  await until(async () => (await write(origin)) !== '201')
  const before = lines().length
  expect(await write(origin)).toBe('503 STORAGE_FULL')
  expect([await statusOf('/api/trips'), await statusOf('/healthz')]).toEqual([200, 200])
  expect(await statusOf('/readyz')).toBe(503)
  await until(async () => lines().length >= before + 2)
  const refused = lines().slice(before)
  expect(refused.every((line) => /"code":"STORAGE_FULL".*"msg":"refused"/.test(line))).toBe(true)
  makeRoomAgain()
  await until(async () => (await write(origin)) === '201')
  expect(await statusOf('/readyz')).toBe(200)
}

/** The lines that a program has logged as warnings or worse. */
function collectLines(child: ChildProcess): () => string[] {
  const lines: string[] = []
  createInterface(child.stdout as NodeJS.ReadableStream).on('line', (line) => lines.push(line))
  return () => lines
}

beforeAll(() => {
  try {
    execFileSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()])
  } catch (cause) {
    throw new Error('This suite cannot run here: this account may not mount a file system', {
      cause,
    })
  }
})

test('the embedded database on a full disk refuses writes, stays alive, recovers, and stops', async () => {
  const { origin, variables } = await startApi({ LOG_LEVEL: 'warn' })
  const { child, exited, at } = startOnSmallDisk(160, [builtProgram('main')], variables)
  const lines = collectLines(child)
  const [message] = (await once(child, 'message')) as [{ type: string }]
  expect(message.type).toBe('ready')
  const disk = { fillDisk: () => fill(at), makeRoomAgain: () => makeRoom(at) }
  await expectFaultAndRecovery({ origin, lines }, disk)
  fill(at)
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
})

test('a PostgreSQL server on a full disk leaves the API ready to read, and to write once there is room', async () => {
  if (!isRoot) throw new Error('This test cannot run here: PostgreSQL needs an account of its own')
  const program = resolve(__dirname, '../../../../tools/postgres/bin/postgres.mjs')
  const server = startOnSmallDisk(260, [program], {})
  const output = createInterface(server.child.stdout as NodeJS.ReadableStream)
  const [line] = (await once(output, 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  const { origin, variables } = await startApi({ LOG_LEVEL: 'warn', DATABASE_URL: url })
  const folder = mkdtempSync(join(tmpdir(), 'club-full-'))
  const api = spawn(process.execPath, [builtProgram('main')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...variables },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  ended.push(async () => {
    api.kill('SIGKILL')
    await once(api, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const lines = collectLines(api)
  await once(api, 'message')
  const disk = { fillDisk: () => fill(server.at), makeRoomAgain: () => makeRoom(server.at) }
  await expectFaultAndRecovery({ origin, lines }, disk)
})
