import pg from 'pg'
import type { ConsoleClient } from './console-client.ts'
import { quantile } from './console-data.ts'
import { type Measure, milliseconds } from './measure.ts'

/** Rows of each kind, over two years. */
const requests = 100_000
const rounds = 110
const warmUps = 10

/** Adds requests, inquiries, waiting members and messages to generated members and bookings, once. */
export async function addWork(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rowCount } = await client.query(
    `select from inquiries where email = 'visitor-1@visitors.example'`,
  )
  if (rowCount) return client.end()
  const at = `now() - n * interval '10 minutes'`
  // One in fifty is pending or open; the others were decided or answered within two days.
  await client.query(`
    insert into trip_invite_requests (trip_id, name, email, status, created_at, decided_at)
    select 1 + n % 10, 'Visitor ' || n, 'visitor-' || n || '@visitors.example',
      case when n % 50 = 0 then 'pending' when n % 3 = 0 then 'rejected' else 'approved' end, ${at},
      case when n % 50 <> 0 then ${at} + n % 48 * interval '1 hour' end
    from generate_series(1, ${requests}) n`)
  await client.query(`
    insert into inquiries (name, email, destination, message, created_at, answered_at)
    select 'Visitor ' || n, 'visitor-' || n || '@visitors.example', 'bali', 'When is the next one?', ${at},
      case when n % 50 <> 0 then ${at} + n % 48 * interval '1 hour' end
    from generate_series(1, ${requests}) n`)
  await client.query(`
    insert into waitlist (user_id, trip_schedule_id)
    select u.id, s.id
    from (select id from trip_schedules order by departure_date desc limit 200) s
    cross join (select id from users order by id desc limit 10) u`)
  await client.query(`
    insert into outbox (channel, kind, recipient, content, failed_at)
    select 'mail', 'inquiry.acknowledgement', 'visitor-' || n || '@visitors.example',
      '{"subject":"","text":"","html":""}', ${at}
    from generate_series(1, 1000) n`)
  await client.query('vacuum analyze')
  await client.end()
}

/** The id of the departure with the most confirmed bookings. */
export async function readFullestDeparture(database: string): Promise<string> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(`
    select trip_schedule_id as id from bookings where status = 'confirmed'
    group by trip_schedule_id order by count(*) desc limit 1`)
  await client.end()
  return String(rows[0]?.id)
}

/** How long the page Today waits for both of its answers, one after the other. */
export async function measureToday(client: ConsoleClient): Promise<Measure[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const work = await client.read('/api/admin/open-work')
    const figures = await client.read('/api/admin/today')
    times.push(work + figures)
  }
  const measured = times.slice(warmUps)
  return [
    {
      name: `Today: p99 of ${measured.length}`,
      value: quantile(measured, 0.99),
      show: milliseconds,
      goal: { most: 150 },
    },
    { name: '  the same, median', value: quantile(measured, 0.5), show: milliseconds },
  ]
}
