import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { quantile } from './console-data.ts'
import { timeUntil } from './http.ts'
import { type Measure, megabytes, milliseconds, plain, ratio } from './measure.ts'
import { median } from './median.ts'
import { startNameServer } from './name-server.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { build, startServer } from './programs.ts'
import { startPostgres } from './system.ts'

/** Every so many requests one writes. */
const writeEvery = 12
/** Milliseconds between two restarts of the second instance. */
const restartEvery = 120_000
/** Milliseconds between two readings of the memory. */
const sampleEvery = 5_000

const reads = ['/api/trips', '/api/trips/3', '/', '/api/schedules', '/trips', '/api/trips/7']

/** One instance on an address of its own; all of them share the port. */
async function startInstance(host: string, port: number, databaseUrl: string) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const program = startServer({
    script: 'apps/api/dist/main.js',
    env: {
      DATABASE_URL: databaseUrl,
      HOST: host,
      API_PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: 'a password for measuring',
      SESSION_SECRET: 'a secret for measuring, of forty letters',
      // Each write comes from an address of its own, so that no limit applies.
      TRUST_PROXY: 'loopback',
    },
  })
  await timeUntil(`http://${host}:${port}/readyz`, ({ status }) => status === 200)
  return {
    memory: () => residentMemory(program.pid),
    stop: async () => {
      await program.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Bytes; 0 if the system does not report it. */
function residentMemory(pid: number): number {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kibibytes ?? 0) * 1024
  } catch {
    return 0
  }
}

interface Call {
  path: string
  /** Of a write. */
  body?: object
}

/** Sends a call; resolves with its status, the code of a problem, and milliseconds. A broken connection is status 0. */
function send(agent: Agent, origin: string, { path, body }: Call, turn: number) {
  const text = body && JSON.stringify(body)
  return new Promise<{ status: number; code: string; took: number }>((resolve) => {
    const since = performance.now()
    const end = (status: number, code = '') =>
      resolve({ status, code, took: performance.now() - since })
    const sent = request(origin + path, {
      agent,
      method: text === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': `198.${18 + (turn >> 16)}.${(turn >> 8) & 255}.${turn & 255}`,
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      },
    })
    sent.setTimeout(30_000, () => sent.destroy())
    sent.on('error', () => end(0))
    sent.on('response', (response) => {
      const { statusCode = 0 } = response
      let answer = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        if (statusCode >= 400) answer += part
      })
      response.on('error', () => end(0))
      response.on('end', () => end(statusCode, /"code":"(\w+)"/.exec(answer)?.[1]))
    })
    sent.end(text)
  })
}

const writeOf = (turn: number): Call =>
  turn % 2 === 0
    ? { path: '/api/newsletters', body: { email: `reader-${turn}@mail.example` } }
    : {
        path: '/api/inquiries',
        body: {
          name: 'Asha Rao',
          email: `asker-${turn}@mail.example`,
          destination: 'bali',
          message: `Question ${turn}: when does it rain?`,
        },
      }

/** Sends calls at a fixed rate, however long each takes, until the time is over. */
async function load(origin: string, duration: number, rate: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const failedReads = new Map<string, number>()
  const times: number[] = []
  const acknowledged: number[] = []
  const refused = new Map<string, number>()
  const open = new Set<Promise<void>>()
  const since = performance.now()
  let turn = 0

  const one = async (own: number) => {
    const isWrite = own % writeEvery === 0
    const call = isWrite ? writeOf(own / writeEvery) : { path: reads[own % reads.length] as string }
    const { status, code, took } = await send(agent, origin, call, own)
    if (!isWrite) {
      times.push(took)
      const fault = `${status} ${code} ${call.path}`
      if (status !== 200) failedReads.set(fault, (failedReads.get(fault) ?? 0) + 1)
    } else if (status === 201) acknowledged.push(own / writeEvery)
    else refused.set(`${status} ${code}`, (refused.get(`${status} ${code}`) ?? 0) + 1)
  }
  while (performance.now() - since < duration) {
    const due = Math.floor(((performance.now() - since) / 1000) * rate)
    while (turn < due) {
      turn += 1
      const call = one(turn).finally(() => open.delete(call))
      open.add(call)
    }
    await sleep(10)
  }
  await Promise.all(open)
  agent.destroy()
  const took = (performance.now() - since) / 1000
  return { failedReads, times, acknowledged, refused, sent: turn, rate: turn / took }
}

/** The acknowledged writes that are not stored, and how many are stored twice. */
async function compareStored(databaseUrl: string, acknowledged: readonly number[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const keysOf = async (sql: string) =>
    (await client.query<{ key: string }>(sql)).rows.map(({ key }) => key)
  const stored = [
    ...(await keysOf('select email as key from newsletters')),
    ...(await keysOf('select message as key from inquiries')),
  ]
  await client.end()
  const all = new Set(stored)
  const keyOf = (turn: number) => {
    const { email, message } = writeOf(turn).body as { email: string; message?: string }
    return message ?? email
  }
  const lost = acknowledged.filter((turn) => !all.has(keyOf(turn)))
  return { lost: lost.length, twice: stored.length - all.size }
}

const sum = (counts: ReadonlyMap<unknown, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0)

/** Two instances behind nginx at a fixed rate, while one of them is restarted again and again. */
export async function measureSoak({
  minutes,
  rate,
}: {
  minutes: number
  /** Requests per second. */
  rate: number
}): Promise<Measure[]> {
  if (!hasNginx) throw new Error('The soak needs nginx: apt-get install nginx')
  await build('api', 'host')
  const databaseUrl = await startPostgres('--durable')
  const port = await getPort()
  const addresses = ['127.0.0.1', '127.0.0.2']
  const names = await startNameServer(addresses)
  const steady = await startInstance('127.0.0.1', port, databaseUrl)
  let restarted = await startInstance('127.0.0.2', port, databaseUrl)
  const origin = await startNginx(`http://api.club.example:${port}`, {
    env: { TRUST_PROXY: 'loopback' },
    nameServer: names.address,
  })

  const duration = minutes * 60_000
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(steady.memory()), sampleEvery)
  let restarts = 0
  let isOver = false
  const restarting = (async () => {
    const since = performance.now()
    // In a short run at least once.
    const every = Math.min(restartEvery, duration / 3)
    while (!isOver) {
      await sleep(250)
      if (performance.now() - since < (restarts + 1) * every) continue
      await restarted.stop()
      restarted = await startInstance('127.0.0.2', port, databaseUrl)
      restarts += 1
    }
  })()
  const { failedReads, times, acknowledged, refused, ...sent } = await load(origin, duration, rate)
  isOver = true
  await restarting
  clearInterval(sampling)
  const { lost, twice } = await compareStored(databaseUrl, acknowledged)
  await names.close()

  for (const [fault, count] of failedReads) process.stderr.write(`${count} reads: ${fault}\n`)
  for (const [status, count] of refused) process.stderr.write(`${count} writes: ${status}\n`)
  const part = (from: number, to: number) =>
    median(memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)))
  return [
    { name: 'Requests', value: sent.sent, show: plain },
    {
      name: 'Rate',
      value: sent.rate,
      show: (value) => `${value.toFixed(0)} /s`,
      goal: { least: rate * 0.98 },
    },
    { name: 'Restarts of one instance', value: restarts, show: plain, goal: { least: 1 } },
    { name: 'Failed reads', value: sum(failedReads), show: plain, goal: { most: 0 } },
    { name: 'p99 of the reads', value: quantile(times, 0.99), show: milliseconds },
    { name: 'Acknowledged writes', value: acknowledged.length, show: plain, goal: { least: 1 } },
    { name: 'Refused writes', value: sum(refused), show: plain },
    { name: 'Lost writes', value: lost, show: plain, goal: { most: 0 } },
    { name: 'Writes stored twice', value: twice, show: plain, goal: { most: 0 } },
    {
      name: 'Memory of the other instance, second quarter',
      value: part(0.25, 0.5),
      show: megabytes,
    },
    { name: 'Memory of the other instance, last quarter', value: part(0.75, 1), show: megabytes },
    {
      name: 'Last quarter divided by the second',
      value: part(0.75, 1) / part(0.25, 0.5),
      show: ratio,
      goal: { most: 1.15 },
    },
  ]
}
