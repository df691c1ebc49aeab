import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import getPort from 'get-port'
import pg from 'pg'
import { get, timeUntil } from './http.ts'
import { compare, type Comparison, loadRepeatedly } from './load.ts'
import {
  type Measure,
  megabytes,
  milliseconds,
  perSecond,
  ratio,
  seconds as asSeconds,
} from './measure.ts'
import { median } from './median.ts'
import { build } from './programs.ts'
import { measureSignIn } from './sign-in.ts'
import { type Api, startApi, startPostgres } from './system.ts'

const identity = { 'accept-encoding': 'identity' }

/**
 * Measures the API on a PostgreSQL server against a bare server with the same answers. `seconds` is the length of each
 * load.
 */
export async function measureApi({ seconds }: { seconds: number }): Promise<Measure[]> {
  await build('api')
  const database = await startPostgres()
  // The API believes it is behind a proxy: the quiz is loaded from many addresses, each with its own limit.
  const [one, other] = [await startApi(database, { TRUST_PROXY: '1' }), await startApi(database)]
  const url = `${one.origin}/api/trips`
  const etag = headerOf(await get(url, identity), 'etag')
  const run = (headers: Record<string, string>, rounds: number) =>
    compare(url, headers, { rounds, duration: seconds })

  const cached = await run(identity, 3)
  const match = await loadRepeatedly(quizMatchOf(one), { rounds: 3, duration: seconds })
  const unchanged = await run({ ...identity, 'if-none-match': etag }, 2)
  const compressed = await run({ 'accept-encoding': 'br' }, 2)
  const metered = await startApi(database, { METRICS_PORT: String(await getPort()) })
  const counted = await compare(`${metered.origin}/api/trips`, identity, {
    rounds: 2,
    duration: seconds,
  })
  await metered.stop()
  const memory = residentMemory(one)
  const changes = await timesUntilSeen(database, [one, other])
  await other.stop()
  const signIn = await measureSignIn(one, database)
  await one.stop()

  const fresh = await startApi(database, { CATALOGUE_MAX_AGE_MS: '0' })
  const read = await compare(`${fresh.origin}/api/trips`, identity, {
    rounds: 2,
    duration: seconds,
  })
  await fresh.stop()
  const starts = await coldStarts(database)

  return [
    ...compared('GET /api/trips', cached, { rate: 0.75, p99: 3 }),
    ...compared('The same, with metrics', counted, { rate: 0.75, p99: 3 }),
    ...compared('The same, unchanged (304)', unchanged, {}),
    ...compared('The same, brotli', compressed, {}),
    ...compared('The same, read from PostgreSQL each time', read, { rate: 0.12 }),
    { name: 'POST /api/quiz-match', value: match.rate, show: perSecond },
    {
      name: 'POST /api/quiz-match: rate compared with GET /api/trips',
      value: match.rate / cached.api.rate,
      show: ratio,
      goal: { least: 0.2 },
    },
    {
      name: 'Time until the slower of two instances shows a change, longest of 5',
      value: Math.max(...changes),
      show: milliseconds,
      goal: { most: 2000 },
    },
    {
      name: 'Cold start to the first 200, median of 5',
      value: median(starts),
      show: asSeconds,
      goal: { most: 1000 },
    },
    ...signIn,
    ...(memory === undefined
      ? []
      : [
          {
            name: 'Resident memory after the load',
            value: memory,
            show: megabytes,
            goal: { most: 150_000_000 },
          },
        ]),
  ]
}

/** A finished quiz, sent from a hundred addresses in turn. */
function quizMatchOf({ origin }: Api) {
  const answers = quizQuestions.map(({ id, options }) => [id, options[0]?.value])
  return {
    url: `${origin}/api/quiz-match`,
    method: 'POST',
    body: JSON.stringify({ answers: Object.fromEntries(answers) }),
    headers: { 'content-type': 'application/json' },
    addresses: Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`),
  }
}

function compared(
  name: string,
  { api, bare, rate, p99 }: Comparison,
  goals: { rate?: number; p99?: number },
): Measure[] {
  return [
    { name: `${name}: bare server`, value: bare.rate, show: perSecond },
    { name: `${name}: API`, value: api.rate, show: perSecond },
    {
      name: `${name}: ratio of rates`,
      value: rate,
      show: ratio,
      ...(goals.rate !== undefined && { goal: { least: goals.rate } }),
    },
    {
      name: `${name}: ratio of p99 (${api.p99} ms to ${bare.p99} ms)`,
      value: p99,
      show: ratio,
      ...(goals.p99 !== undefined && { goal: { most: goals.p99 } }),
    },
  ]
}

function headerOf({ rawHeaders }: { rawHeaders: string[] }, name: string): string {
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name)
  if (at < 0) throw new Error(`The answer has no ${name}`)
  return rawHeaders[at + 1] ?? ''
}

/** Bytes; undefined if the system does not report it. */
function residentMemory({ pid }: Api): number | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

/** Milliseconds from the commit of a change until the slower instance shows it, five times. */
async function timesUntilSeen(database: string, instances: readonly Api[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const times: number[] = []
  for (let round = 1; round <= 5; round += 1) {
    // Once in the middle of the cached answer's life, once right after a request.
    await sleep(Math.random() * 1500)
    await Promise.all(instances.map(({ origin }) => get(`${origin}/api/trips/3`)))
    const title = `Montenegro Adventure, change ${round}`
    await client.query('update trips set title = $1 where id = 3', [title])
    const since = performance.now()
    const seen = instances.map(({ origin }) =>
      timeUntil(`${origin}/api/trips/3`, ({ bytes }) => bytes.includes(title), since),
    )
    times.push(Math.max(...(await Promise.all(seen))))
  }
  await client.end()
  return times
}

/** Milliseconds from the start of the process to its first 200, on a migrated database. */
async function coldStarts(database: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const api = await startApi(database)
    times.push(api.coldStart)
    await api.stop()
  }
  return times
}
