import { Agent, request } from 'node:http'
import pg from 'pg'
import { type Measure, milliseconds, shift } from './measure.ts'
import { median } from './median.ts'
import type { Api } from './system.ts'

/** Attempts of each kind. */
const tries = 200
/** Warm-up attempts of each kind. */
const warmUp = 20

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let addresses = 0

/** A call from an address of its own, so that no rate limit applies; returns its milliseconds. */
function timeOf(origin: string, path: string, body: object, status: number): Promise<number> {
  addresses += 1
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const since = performance.now()
    const sent = request(`${origin}${path}`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}`,
        'x-forwarded-proto': 'https',
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        const took = performance.now() - since
        if (response.statusCode === status) resolve(took)
        else reject(new Error(`${path} answered ${response.statusCode}`))
      })
    })
    sent.end(text)
  })
}

interface Times {
  known: number
  unknown: number
}

/** The medians of two calls made in turn, with the order swapped every time. */
async function interleave(
  call: (kind: keyof Times, round: number) => Promise<number>,
): Promise<Times> {
  const times: Record<keyof Times, number[]> = { known: [], unknown: [] }
  for (let round = 0; round < warmUp + tries; round += 1) {
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const took = await call(kind, round)
      if (round >= warmUp) times[kind].push(took)
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

const compared = (name: string, { known, unknown }: Times, most: number): Measure[] => [
  { name: `${name}: known, median of ${tries}`, value: known, show: milliseconds },
  { name: `${name}: unknown, median of ${tries}`, value: unknown, show: milliseconds },
  {
    name: `${name}: longer median divided by the shorter`,
    value: Math.max(known, unknown) / Math.min(known, unknown),
    show: shift,
    goal: { most },
  },
]

const phoneOf = (kind: keyof Times, round: number) =>
  `+1${kind === 'known' ? 415555 : 415556}${String(round).padStart(4, '0')}`

const nameOf = (kind: keyof Times, round: number) =>
  `${kind === 'known' ? 'measured' : 'unmeasured'}-${round}`

/**
 * Members with a password and a verified phone, one for each round, because a name can be tried and a phone can request a
 * code only a few times. They have the password of the registered member.
 */
async function addMembers(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const rounds = Array.from({ length: warmUp + tries }, (_, round) => round)
  await client.query(
    `insert into users (username, password_hash, phone, phone_verified_at)
     select added.name, measured.password_hash, added.phone, now()
     from unnest($1::text[], $2::text[]) as added (name, phone), users as measured
     where measured.username = 'measured'`,
    [rounds.map((round) => nameOf('known', round)), rounds.map((round) => phoneOf('known', round))],
  )
  await client.query('analyze users')
  await client.end()
}

/**
 * Whether response times reveal who has an account: a wrong password for a known and an unknown username, and a code
 * for a known and an unknown phone.
 */
export async function measureSignIn({ origin }: Api, database: string): Promise<Measure[]> {
  const username = 'measured'
  const password = 'a long walk by the sea'
  const form = { username, password, confirmPassword: password }
  const person = { email: 'measured@mail.example', firstName: 'Asha' }
  await timeOf(origin, '/api/auth/register', { ...form, ...person }, 201)
  await addMembers(database)
  const names = await interleave((kind, round) =>
    timeOf(origin, '/api/auth/login', { username: nameOf(kind, round), password: 'wrong' }, 401),
  )
  const phones = await interleave((kind, round) =>
    timeOf(origin, '/api/auth/otp/request', { phone: phoneOf(kind, round) }, 200),
  )
  agent.destroy()
  return [
    ...compared('POST /api/auth/login', names, 1.05),
    ...compared('POST /api/auth/otp/request', phones, 1.05),
  ]
}
