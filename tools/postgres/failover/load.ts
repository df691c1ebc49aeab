import { type Api, post } from './apis.ts'
import { query } from './cluster.ts'

/** A write that the API has acknowledged. */
interface Write {
  readonly kind: 'newsletter' | 'inquiry' | 'booking'
  /** Finds its row. */
  readonly key: string
  readonly instance: number
  /** When the answer arrived: a monotonic time in milliseconds. */
  readonly at: number
}

interface Member {
  readonly cookie: string
  next: number
}

const members = 8
const departures = 60

/** Signs members in, and adds departures with seats for all of them. */
export async function prepareLoad({ origin }: Api, databasePort: number) {
  const rows = await query<{ id: number }>(
    databasePort,
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     select 1, date '2030-01-01' + n, 4, 2, ${members * 2} from generate_series(1, ${departures}) n
     returning id`,
  )
  const password = 'a long walk by the sea'
  const signedIn: Member[] = []
  // One after the other: hashing passwords would overload a busy machine.
  for (let index = 0; index < members; index += 1) {
    const username = `walker-${index}`
    const form = { username, password, confirmPassword: password, firstName: 'Asha' }
    const email = `${username}@mail.example`
    const { status, cookie, answer } = await post(origin, '/api/auth/register', { ...form, email })
    if (status !== 201) throw new Error(`/api/auth/register: ${JSON.stringify(answer)}`)
    signedIn.push({ cookie, next: 0 })
  }
  return { members: signedIn, departures: rows.map(({ id }) => id) }
}

type Prepared = Awaited<ReturnType<typeof prepareLoad>>

/** Writes through both instances until it is stopped. */
export function startLoad(apis: readonly Api[], prepared: Prepared) {
  const acknowledged: Write[] = []
  const refused: { status: number; at: number }[] = []
  let number = 0
  let isOver = false

  const note = (status: number, write: Omit<Write, 'at'>) => {
    const at = performance.now()
    if (status === 201) acknowledged.push({ ...write, at })
    else refused.push({ status, at })
  }

  async function subscribe(instance: number) {
    number += 1
    const key = `reader-${number}@mail.example`
    const { status } = await post(apis[instance]?.origin ?? '', '/api/newsletters', { email: key })
    note(status, { kind: 'newsletter', key, instance })
  }

  async function inquire(instance: number) {
    number += 1
    const key = `Question ${number}: when does it rain?`
    const { status } = await post(apis[instance]?.origin ?? '', '/api/inquiries', {
      name: 'Asha Rao',
      email: `asker-${number}@mail.example`,
      destination: 'bali',
      message: key,
    })
    note(status, { kind: 'inquiry', key, instance })
  }

  async function book(instance: number, member: Member) {
    const scheduleId = prepared.departures[member.next % departures] as number
    member.next += 1
    const { status, answer } = await post(
      apis[instance]?.origin ?? '',
      '/api/bookings',
      { scheduleId },
      { cookie: member.cookie },
    )
    // A member who repeats a hold gets an answer that says so.
    if (status === 409) return
    const { id } = (answer ?? {}) as { id?: number }
    note(status, { kind: 'booking', key: String(id), instance })
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work()
      // A refused call waits as a browser would.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const workers = apis.flatMap((_, instance) => [
    repeat(() => subscribe(instance)),
    repeat(() => inquire(instance)),
    ...prepared.members
      .filter((_member, index) => index % apis.length === instance)
      .map((member) => repeat(() => book(instance, member))),
  ])
  return {
    acknowledged,
    refused,
    stop: async () => {
      isOver = true
      await Promise.all(workers)
    },
  }
}

const stored = {
  newsletter: 'select email as key from newsletters',
  inquiry: 'select message as key from inquiries',
  booking: 'select id::text as key from bookings',
} as const

/** The acknowledged writes that a server does not have. */
export async function findLost(writes: readonly Write[], databasePort: number): Promise<Write[]> {
  const keys = new Map<string, Set<string>>()
  for (const [kind, sql] of Object.entries(stored)) {
    const rows = await query<{ key: string }>(databasePort, sql)
    keys.set(kind, new Set(rows.map(({ key }) => key)))
  }
  return writes.filter(({ kind, key }) => !keys.get(kind)?.has(key))
}
