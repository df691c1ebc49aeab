import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, startProgram, type Program } from '../harness/program.ts'
import {
  createDataFolder,
  createTestDatabase,
  startTcpProxy,
  type TestDatabase,
  until,
} from '../support/index.ts'

// Each test starts programs.
jest.setTimeout(90_000)

let database: TestDatabase
let folder: string
const programs: Program[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'club-main-'))
})
afterEach(() => Promise.all(programs.splice(0).map((program) => program.end())))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function start(env: Record<string, string>, options?: { ipc: boolean }): Program {
  const program = startProgram({ DATA_DIR: folder, ...env }, options)
  programs.push(program)
  return program
}

/** Starts the API on the run's PostgreSQL server and a free port. */
async function startOnServer(options?: { ipc: boolean }, env: Record<string, string> = {}) {
  const port = await findFreePort()
  const program = start(
    { DATABASE_URL: database.url, API_PORT: String(port), CLUB_CLOCK: '2025-05-01', ...env },
    options,
  )
  return { program, port, origin: `http://127.0.0.1:${port}` }
}

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}

/** Sends the first half of an inquiry. */
async function sendHalfOfInquiry(port: number) {
  const body = JSON.stringify({
    name: 'Asha Rao',
    email: 'asha@mail.example',
    destination: 'turkey',
    message: 'Sent while the program was stopping.',
  })
  const socket: Socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
  await once(socket, 'connect')
  socket.write(
    [
      'POST /api/inquiries HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  )
  // The "100 Continue" response: from here on the request is in flight.
  await once(socket, 'data')
  socket.write(body.slice(0, 20))
  return {
    socket,
    finish: async () => {
      socket.write(body.slice(20))
      await once(socket, 'close')
      return answer
    },
  }
}

const storedMessages = async () =>
  (await database.db.selectFrom('inquiries').select('message').execute()).map((row) => row.message)

it("sends its parent the port, the generated password and the club's date, and ends when it is gone", async () => {
  const { program, port, origin } = await startOnServer()
  expect(await program.message).toEqual({
    type: 'ready',
    port,
    adminPassword: expect.stringMatching(/.{12,}/),
    clubToday: '2025-05-01',
  })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await fetch(`${origin}/api/trips/1`)).status).toBe(200)
  program.child.disconnect()
  expect(await program.exited).toBe(0)
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'finishes requests in flight before it ends by %s, and ignores a second signal',
  async (signal) => {
    const { program, port } = await startOnServer()
    await program.message
    const before = (await storedMessages()).length
    const inFlight = await sendHalfOfInquiry(port)
    program.child.kill(signal)
    await until(() => isRefused(port))
    program.child.kill(signal)
    expect(await inFlight.finish()).toContain('HTTP/1.1 201 Created')
    expect(await program.exited).toBe(0)
    expect(await storedMessages()).toHaveLength(before + 1)
  },
)

/** Reads over its own connection, kept alive, until the server refuses it. Returns the codes of other failures. */
async function readUntilRefused(port: number, served: () => void): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const failures: string[] = []
  for (;;) {
    try {
      await new Promise<void>((resolve, reject) => {
        const options = { port, host: '127.0.0.1', path: '/api/trips', agent }
        get(options, (response) => response.resume().once('end', resolve)).once('error', reject)
      })
      served()
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') return failures
      failures.push(code)
    }
  }
}

it('loses no request of fifty readers when it stops', async () => {
  const { program, port } = await startOnServer()
  await program.message
  let reads = 0
  const readers = Array.from({ length: 50 }, () => readUntilRefused(port, () => (reads += 1)))
  await until(async () => reads > 500)
  program.child.kill('SIGTERM')
  expect((await Promise.all(readers)).flat()).toEqual([])
  expect(await program.exited).toBe(0)
})

it('stops in time although a client does not read its answer, one sends nothing, and the database hangs', async () => {
  const proxy = await startTcpProxy(database.url)
  const { program, port } = await startOnServer({ ipc: true }, { DATABASE_URL: proxy.url })
  await program.message
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const half = await sendHalfOfInquiry(port)
  await proxy.set('frozen')
  const stopped = performance.now()
  program.child.kill('SIGTERM')
  expect(await program.exited).toBe(0)
  expect(performance.now() - stopped).toBeLessThan(8000)
  for (const { socket } of [{ socket: silent }, half]) socket.destroy()
  await proxy.close()
})

it('logs that it is ready, without a password that the environment gave, and has metrics', async () => {
  const metricsPort = String(await findFreePort())
  const { program, origin } = await startOnServer(
    { ipc: false },
    { ADMIN_PASSWORD: 'quiet-harbour-42', METRICS_PORT: metricsPort },
  )
  await program.prints('"msg":"ready"')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(await metrics.text()).toContain('club_http_requests_total{')
  expect(program.output()).toContain('"clubToday":"2025-05-01"')
  expect(`${program.output()}${program.errors()}`).not.toContain('quiet-harbour')
})

describe('a failing start', () => {
  it('ends with a sentence about the variable', async () => {
    const program = start({ API_PORT: 'many' })
    const sentence = "API_PORT should be a whole number from 1 to 65535, not 'many'."
    expect(await program.message).toEqual({ type: 'failed', message: sentence })
    expect(await program.exited).toBe(1)
    expect(program.errors()).toBe('')
  })

  it('prints the sentence itself if no parent listens', async () => {
    const program = start({ API_PORT: 'many' }, { ipc: false })
    expect(await program.exited).toBe(1)
    expect(program.errors()).toBe(
      "API_PORT should be a whole number from 1 to 65535, not 'many'.\n",
    )
  })

  it.each([
    ['wrong password', { password: 'wrong' }, 'refuses the user or the password of DATABASE_URL'],
    [
      'unknown database',
      { pathname: '/none' },
      'does not have the database that DATABASE_URL names',
    ],
  ])('ends with a sentence about a %s', async (_what, wrong, sentence) => {
    const url = Object.assign(new URL(database.url), wrong).href
    const program = start({ DATABASE_URL: url, API_PORT: String(await findFreePort()) })
    expect((await program.message).message).toContain(sentence)
    expect(await program.exited).toBe(1)
  })

  it('ends with a sentence about a port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    try {
      const program = start({ DATABASE_URL: database.url, API_PORT: String(port) })
      expect(await program.message).toEqual({
        type: 'failed',
        message: `Another program is using port ${port}. Stop it first, or set API_PORT to another port.`,
      })
      expect(await program.exited).toBe(1)
    } finally {
      taken.close()
    }
  })
})

it('serves the embedded database with demo data, locks its folder, and closes it cleanly', async () => {
  await createDataFolder(folder)
  const env = { DEMO_DATA: 'true', CLUB_CLOCK: '2025-05-01' }
  const port = await findFreePort()
  const first = start({ ...env, API_PORT: String(port) })
  const ready = await first.message
  expect(ready).toMatchObject({
    type: 'ready',
    adminPassword: expect.any(String),
    demo: { username: 'maya', password: expect.any(String) },
  })
  const turkey = await (await fetch(`http://127.0.0.1:${port}/api/trips/1`)).json()
  expect(turkey).toMatchObject({ title: 'Hidden Gems of Turkey', spotsLeft: 3 })

  const second = start({ ...env, API_PORT: String(await findFreePort()) })
  expect(await second.message).toMatchObject({
    type: 'failed',
    message: expect.stringContaining(`Process ${first.child.pid} is using the data folder`),
  })
  expect(await second.exited).toBe(1)

  first.child.kill('SIGINT')
  expect(await first.exited).toBe(0)

  const again = start({ ...env, API_PORT: String(await findFreePort()) })
  const { adminPassword, ...rest } = ready
  expect(adminPassword).toMatch(/.{12,}/)
  expect(await again.message).toEqual({ ...rest, port: expect.any(Number) })
})
