import { createHash, createHmac } from 'node:crypto'
import type pg from 'pg'

export interface Booker {
  readonly id: number
  /** The header of a signed-in browser. */
  readonly cookie: string
}

/** A session cookie as @fastify/cookie signs it. */
function cookieOf(session: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(session).digest('base64')
  return `ff_member=${encodeURIComponent(`${session}.${signature.replace(/=+$/, '')}`)}`
}

/** Adds members who are signed in and may hold a seat: their address is confirmed, so each hold also queues its mail. */
export async function addBookers(
  client: pg.Client,
  count: number,
  secret: string,
): Promise<Booker[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (username, password_hash, email, email_verified_at)
     select 'booker-' || n, '$argon2', 'booker-' || n || '@members.example', now() from generate_series(1, $1::int) n
     returning id`,
    [count],
  )
  const now = new Date().toISOString()
  const expires = new Date(Date.now() + 86_400_000).toISOString()
  const sessionOf = (id: number) => `session-${id}`
  const sessions = rows.map(({ id }) => ({
    sid: createHash('sha256').update(sessionOf(id)).digest('base64url'),
    user_id: id,
    expires_at: expires,
    data: {
      cookie: { expires, originalMaxAge: 86_400_000, path: '/' },
      userId: id,
      signedInAt: now,
      lastSeenAt: now,
    },
  }))
  await client.query(
    `insert into sessions (sid, user_id, expires_at, data)
     select * from jsonb_to_recordset($1) as s (sid text, user_id int, expires_at timestamptz, data jsonb)`,
    [JSON.stringify(sessions)],
  )
  return rows.map(({ id }) => ({ id, cookie: cookieOf(sessionOf(id), secret) }))
}

/** Adds departures of the open trip, one a day, with many seats. */
export async function addDepartures(
  client: pg.Client,
  count: number,
  seats: number,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     select 1, date '2030-01-01' + n, 4, 2, $2 from generate_series(1, $1::int) n returning id`,
    [count, seats],
  )
  await client.query('analyze')
  return rows.map(({ id }) => id)
}

export async function clearBookings(client: pg.Client): Promise<void> {
  await client.query('delete from bookings')
}
