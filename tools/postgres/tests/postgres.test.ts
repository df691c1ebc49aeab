import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import {
  isListening,
  type Program,
  program,
  readStarted,
  type Started,
  startPostgres,
  untilGone,
} from './program.ts'

const run = promisify(execFile)

let temporary: string
beforeEach(async () => {
  // Each test has its own temporary folder, so that it can check what remains.
  temporary = await mkdtemp(join(tmpdir(), 'club-postgres-tests-'))
  await run('chmod', ['755', temporary])
})
afterEach(() => rm(temporary, { recursive: true, force: true }))

const start = (env: Record<string, string | undefined> = {}, args: readonly string[] = []) =>
  startPostgres({ TMPDIR: temporary, ...env }, args)

const foldersLeft = () => readdir(temporary)

/** Runs a statement on a server and returns the first value. */
async function query(url: string, statement: string): Promise<unknown> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url })
  // A connection that ends by itself says so in an event too, also after the query has failed.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query({ text: statement, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

test.each([
  ['the default binaries', undefined],
  ["npm's binaries", 'npm'],
])(
  'starts a server with %s and a password, and leaves nothing behind when its input ends',
  async (_, binaries) => {
    const child = start({ POSTGRES_BINARIES: binaries })
    const exited = once(child, 'exit')
    const { url, binaries: used } = await readStarted(child.stdout)
    if (binaries) expect(used).toBe(binaries)
    expect(Number(await query(url, 'show server_version_num'))).toBeGreaterThanOrEqual(150_000)
    expect(await query(url, 'show fsync')).toBe('off')
    expect(await query(url, 'show unix_socket_directories')).toBe('')
    expect(await query(url, 'show listen_addresses')).toBe('127.0.0.1')
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    child.stdin.end()
    expect(await exited).toEqual([0, null])
    expect(await isListening(url)).toBe(false)
    expect(await foldersLeft()).toEqual([])
  },
)

test('runs several servers at once, and stops each on a signal while a client is connected', async () => {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  const children = signals.map(() => start())
  const started = await Promise.all(children.map((child) => readStarted(child.stdout)))
  expect(new Set(started.map(({ url }) => url)).size).toBe(signals.length)
  for (const [index, signal] of signals.entries()) {
    const [child, { url }] = [children[index] as Program, started[index] as Started]
    const exited = once(child, 'exit')
    const busy = query(url, 'select pg_sleep(600)').catch((error: unknown) => error)
    expect(child.kill(signal)).toBe(true)
    expect(await exited).toEqual([0, null])
    expect(await busy).toHaveProperty('message')
    expect(await isListening(url)).toBe(false)
    expect(await foldersLeft()).toHaveLength(signals.length - index - 1)
  }
})

test('leaves nothing behind if it is stopped during the start', async () => {
  const child = start()
  const exited = once(child, 'exit')
  child.stdin.end()
  expect(await exited).toEqual([0, null])
  expect(await foldersLeft()).toEqual([])
})

test('leaves no server behind when the parent process is killed', async () => {
  const parent = spawn(process.execPath, [resolve(__dirname, 'parent.mjs'), program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TMPDIR: temporary },
  })
  const { url } = await readStarted(parent.stdout)
  expect(await isListening(url)).toBe(true)
  parent.kill('SIGKILL')
  await untilGone(url)
  while ((await foldersLeft()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux(
  'leaves no server behind when it is killed, and removes the folder at the next start',
  async () => {
    const killed = start()
    const { url } = await readStarted(killed.stdout)
    killed.kill('SIGKILL')
    await untilGone(url)
    expect(await foldersLeft()).toHaveLength(1)
    const next = start()
    const exited = once(next, 'exit')
    await readStarted(next.stdout)
    expect(await foldersLeft()).toHaveLength(1)
    next.stdin.end()
    await exited
    expect(await foldersLeft()).toEqual([])
  },
)

test('keeps what was committed when the server crashes and starts again', async () => {
  const child = start({}, ['--durable'])
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const { url } = JSON.parse((await lines.next()).value as string) as Started
  const tell = async (line: string) => {
    child.stdin.write(`${line}\n`)
    expect(JSON.parse((await lines.next()).value as string)).toEqual({ done: line })
  }
  await query(url, 'create table kept as select 42 as answer')
  for (let round = 0; round < 2; round += 1) {
    await tell('crash')
    expect(await isListening(url)).toBe(false)
    await tell('start')
    expect(await query(url, 'select answer from kept')).toBe(42)
  }
  await tell('crash')
  child.stdin.end()
  expect(await exited).toEqual([0, null])
  expect(await foldersLeft()).toEqual([])
})

test('names a folder without binaries in the error', async () => {
  const child = start({ POSTGRES_BINARIES: '/nowhere' })
  let errors = ''
  child.stderr.on('data', (text) => (errors += text))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(errors).toBe(
    "POSTGRES_BINARIES should be machine, npm or a folder with initdb and postgres, not '/nowhere'.\n",
  )
})

test('prints its help', async () => {
  const { stdout } = await run(process.execPath, [program, '--help'])
  expect(stdout).toContain('Usage: node tools/postgres/bin/postgres.mjs')
  expect(stdout).toContain('POSTGRES_BINARIES')
})
