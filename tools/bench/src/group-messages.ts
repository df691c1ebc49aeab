import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { addBookers, addDepartures, type Booker } from './booking-data.ts'
import { type Measure, megabytes, milliseconds, plain } from './measure.ts'
import { median } from './median.ts'
import { build } from './programs.ts'
import { startApi, startPostgres } from './system.ts'

const secret = 'a secret for measuring, of forty letters'
/** Readers of one group, and messages to them. */
const crowd = 500
const messages = 20
/** Idle streams of small groups. */
const idleStreams = 10_000
const groupSize = 10
/** Streams of one process of readers. */
const perProcess = 2_500
/** Milliseconds of two signs of life, for which idle streams are watched. */
const watched = 32_000

interface Reader extends Booker {
  departureId: number
}

/** Gives members a confirmed booking of these departures, one after the other. */
async function fillGroups(
  client: pg.Client,
  members: readonly Booker[],
  departures: readonly number[],
): Promise<Reader[]> {
  const size = Math.ceil(members.length / departures.length)
  const readers = members.map((member, index) => ({
    ...member,
    departureId: departures[Math.floor(index / size)] as number,
  }))
  await client.query(
    `insert into bookings (user_id, trip_schedule_id, status, payment_status, total_amount, price_lines,
       payment_plan, terms, confirmed_at)
     select u, d, 'confirmed', 'paid', 0, '{"package":0,"gst":0,"tcs":0,"total":0}',
       '{"kind":"at once","now":0}', '{}', now()
     from unnest($1::int[], $2::int[]) as r (u, d)`,
    [readers.map(({ id }) => id), readers.map(({ departureId }) => departureId)],
  )
  await client.query('analyze')
  return readers
}

/** Starts processes of readers, and resolves when all their streams are open. */
async function openStreams(origin: string, readers: readonly Reader[]) {
  const { hostname: host, port } = new URL(origin)
  const script = fileURLToPath(new URL('group-readers.mjs', import.meta.url))
  const processes: ChildProcess[] = []
  for (let from = 0; from < readers.length; from += perProcess) {
    const child = fork(script)
    processes.push(child)
    const opened = once(child, 'message')
    child.send({
      host,
      port: Number(port),
      readers: readers.slice(from, from + perProcess).map(({ departureId, cookie }) => ({
        path: `/api/groups/${departureId}/events`,
        cookie,
      })),
    })
    const [{ failed }] = (await opened) as [{ failed: number }]
    if (failed > 0) throw new Error(`${failed} streams could not be opened`)
  }
  const ask = async <T>(question: string) =>
    Promise.all(
      processes.map(async (child) => {
        const answered = once(child, 'message')
        child.send(question)
        return ((await answered) as [T])[0]
      }),
    )
  return {
    count: async () =>
      (await ask<{ count: number }>('count')).reduce((sum, { count }) => sum + count, 0),
    times: async () =>
      (await ask<{ times: [string, number[]][] }>('times')).flatMap(({ times }) => times),
    close: () => {
      for (const child of processes) child.kill()
    },
  }
}

const post = async (origin: string, { departureId, cookie }: Reader, text: string) => {
  const response = await fetch(`${origin}/api/groups/${departureId}/messages`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ text }),
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
}

/** Bytes of a program's resident memory. */
const residentMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** When each message came to the readers, as soon as every message has come to all of them. */
async function untilAll(
  streams: Awaited<ReturnType<typeof openStreams>>,
  readers: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  for (;;) {
    const came = new Map<string, number[]>()
    for (const [text, times] of await streams.times()) {
      came.set(text, [...(came.get(text) ?? []), ...times])
    }
    const all = [...came.values()]
    if (all.length === messages && all.every(({ length }) => length === readers)) return came
    await sleep(100)
  }
}

/** Milliseconds from the request until each message has come to all readers. */
async function measureCrowd(origin: string, readers: readonly Reader[]): Promise<number[]> {
  const streams = await openStreams(origin, readers)
  const sent = new Map<string, number>()
  for (let turn = 0; turn < messages; turn += 1) {
    const text = `message${turn}`
    sent.set(text, performance.timeOrigin + performance.now())
    await post(origin, readers[turn] as Reader, text)
    await sleep(250)
  }
  const came = await untilAll(streams, readers.length)
  streams.close()
  return [...sent].map(([text, at]) => Math.max(...(came.get(text) ?? [])) - at)
}

/** A message to a crowd, and many idle streams, on one instance. */
export async function measureGroupMessages(): Promise<Measure[]> {
  await build('api')
  const databaseUrl = await startPostgres()
  const api = await startApi(databaseUrl, { SESSION_SECRET: secret })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const members = await addBookers(client, crowd + idleStreams, secret)
  const [large = 0, ...small] = await addDepartures(client, 1 + idleStreams / groupSize, crowd)
  const many = await fillGroups(client, members.slice(0, crowd), [large])
  const few = await fillGroups(client, members.slice(crowd), small)
  await client.end()

  const delays = await measureCrowd(api.origin, many)
  await sleep(2000)
  const before = residentMemory(api.pid)
  const since = performance.now()
  const streams = await openStreams(api.origin, few)
  const opening = performance.now() - since
  const opened = residentMemory(api.pid)
  await sleep(watched)
  const after = residentMemory(api.pid)
  const open = await streams.count()
  streams.close()
  return [
    {
      name: `Message to all of ${crowd} readers, median`,
      value: median(delays),
      show: milliseconds,
    },
    {
      name: 'Message to all of them, the slowest of 20',
      value: Math.max(...delays),
      show: milliseconds,
      goal: { most: 500 },
    },
    {
      name: 'Idle streams on one instance',
      value: open,
      show: plain,
      goal: { least: idleStreams },
    },
    { name: 'Opening them', value: opening, show: milliseconds },
    { name: 'Resident memory before', value: before, show: megabytes },
    {
      name: 'Growth with all of them open',
      value: Math.max(opened, after) - before,
      show: megabytes,
      goal: { most: 300_000_000 },
    },
    { name: 'Growth after two signs of life', value: after - before, show: megabytes },
  ]
}
