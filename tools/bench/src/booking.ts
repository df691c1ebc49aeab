import { Agent, request } from 'node:http'
import pg from 'pg'
import { addBookers, addDepartures, type Booker, clearBookings } from './booking-data.ts'
import { quantile } from './console-data.ts'
import { type Measure, milliseconds, perSecond, ratio } from './measure.ts'
import { median } from './median.ts'
import { build, startUntilLine } from './programs.ts'
import { startApi, startPostgres } from './system.ts'

/** Members, each of whom holds one seat: on a hundred departures, and on one, whose seats are counted for each hold. */
const bookers = { hundred: 1000, one: 300 }
const connections = 50
const rounds = 5
const secret = 'a secret for measuring, of forty letters'

interface Load {
  /** Holds per second. */
  rate: number
  /** Milliseconds. */
  p99: number
}

type Name = 'api' | 'pg' | 'drizzle'

/** Holds a seat; returns the milliseconds that took. */
function holdSeat(agent: Agent, origin: string, booker: Booker, departureId: number) {
  const body = JSON.stringify({ scheduleId: departureId })
  return new Promise<number>((resolve, reject) => {
    const since = performance.now()
    const sent = request(`${origin}/api/bookings`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        cookie: booker.cookie,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.18.${booker.id >> 8}.${booker.id & 255}`,
        'x-user': String(booker.id),
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 201) resolve(performance.now() - since)
        else reject(new Error(`${origin} answered ${response.statusCode}`))
      })
    })
    sent.end(body)
  })
}

/** Lets every member hold a seat, over a number of connections. */
async function load(
  origin: string,
  members: readonly Booker[],
  departures: readonly number[],
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const worker = async () => {
    while (next < members.length) {
      const turn = next
      next += 1
      const departure = departures[turn % departures.length] as number
      times.push(await holdSeat(agent, origin, members[turn] as Booker, departure))
    }
  }
  const since = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  const took = performance.now() - since
  agent.destroy()
  return { rate: (members.length / took) * 1000, p99: quantile(times, 0.99) }
}

async function startHolds(kind: 'pg' | 'drizzle', databaseUrl: string): Promise<string> {
  const script = 'tools/bench/src/hold-server.mjs'
  const env = { DATABASE_URL: databaseUrl }
  const { line } = await startUntilLine({ script, args: [kind], env })
  return `http://127.0.0.1:${line}`
}

/** Loads the API and the two simple servers in turn, round by round after a warm-up. */
async function measureOn(
  client: pg.Client,
  origins: Readonly<Record<Name, string>>,
  members: readonly Booker[],
  departures: readonly number[],
): Promise<Record<Name, Load[]>> {
  const loads: Record<Name, Load[]> = { api: [], pg: [], drizzle: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['pg', 'drizzle', 'api'] as const) {
      await clearBookings(client)
      const measured = await load(origins[name], members, departures)
      if (round > 0) loads[name].push(measured)
    }
  }
  return loads
}

function toMeasures(
  where: string,
  { api, pg: bare, drizzle }: Record<Name, Load[]>,
  least: number,
): Measure[] {
  const middle = (loads: readonly Load[], figure: keyof Load) =>
    median(loads.map((one) => one[figure]))
  const compared = (others: readonly Load[]) =>
    median(api.map(({ rate }, round) => rate / (others[round] as Load).rate))
  return [
    { name: `${where}: API, holds`, value: middle(api, 'rate'), show: perSecond },
    { name: `${where}: API, p99`, value: middle(api, 'p99'), show: milliseconds },
    { name: `${where}: the same inserts by pg`, value: middle(bare, 'rate'), show: perSecond },
    { name: `${where}: their p99`, value: middle(bare, 'p99'), show: milliseconds },
    { name: `${where}: drizzle, for update`, value: middle(drizzle, 'rate'), show: perSecond },
    { name: `${where}: its p99`, value: middle(drizzle, 'p99'), show: milliseconds },
    {
      name: `${where}: rate of the API compared with pg`,
      value: compared(bare),
      show: ratio,
      goal: { least },
    },
    { name: `${where}: compared with drizzle`, value: compared(drizzle), show: ratio },
  ]
}

/**
 * Measures POST /api/bookings on one departure and on a hundred, against servers that only insert the same rows in a
 * transaction that locks the departure: with `pg`, and with an ORM. Commits are flushed to disk, as in production.
 */
export async function measureBooking(): Promise<Measure[]> {
  await build('api')
  const database = await startPostgres('--durable')
  const api = await startApi(database, { SESSION_SECRET: secret, TRUST_PROXY: '1' })
  const origins = {
    api: api.origin,
    pg: await startHolds('pg', database),
    drizzle: await startHolds('drizzle', database),
  }
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const members = await addBookers(client, bookers.hundred, secret)
  const departures = await addDepartures(client, 100, bookers.one)
  const few = members.slice(0, bookers.one)
  const one = await measureOn(client, origins, few, departures.slice(0, 1))
  const hundred = await measureOn(client, origins, members, departures)
  await client.end()
  await api.stop()
  return [
    ...toMeasures('One departure', one, 0.65),
    ...toMeasures('A hundred departures', hundred, 0.55),
  ]
}
