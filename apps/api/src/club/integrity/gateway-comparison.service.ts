import { randomUUID } from 'node:crypto'
import {
  type GatewayComparison,
  faultsMax,
  notComparedMinutes,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { askGateway } from '../payments/settle-order.service.ts'

type Compared = GatewayComparison['differences'][number]

/** The setting that an instance has while it compares; a minute after an instance has died, the next may. */
const key = 'gateway-comparison'

/**
 * What the club has recorded of the gateway's money; a fee on top is the gateway's. The gateway's time is between the order and the
 * record of a payment, and between the request of a refund and its end.
 */
const books = sql`(
  select 'payment' as kind, p.gateway_id as id, p.amount + p.fee as amount, o.booking_id,
    o.created_at as earliest, p.received_at as latest
  from payments p join payment_orders o on o.id = p.payment_order_id where o.method = 'gateway'
  union all
  select 'refund', gateway_id, amount, booking_id, created_at, coalesce(done_at, greatest(created_at, sent_on) + interval '2 days')
  from refunds where status in ('sent', 'done') and gateway_id is not null and reference is null
)`

/**
 * Compares the payments and refunds of the last days at the gateway with those in the club's books, in both directions. The last minutes
 * are left out, and what only the books have where the gateway's time may be outside of the period.
 * @throws AppError GATEWAY_UNAVAILABLE, REQUEST_RUNNING, VALIDATION_FAILED if the gateway has too many
 */
export async function compareWithGateway(
  { db, payments: gateway }: Pick<AppContext, 'db' | 'payments'>,
  days: number,
): Promise<GatewayComparison> {
  const until = new Date(Math.floor(Date.now() / 60_000 - notComparedMinutes) * 60_000)
  const from = new Date(until.getTime() - days * 86_400_000)
  const owner = JSON.stringify(randomUUID())
  const claimed = await sql`
    insert into club_settings (key, value) values (${key}, ${owner})
    on conflict (key) do update set value = excluded.value, updated_at = now()
      where club_settings.updated_at < now() - interval '1 minute'
    returning key
  `.execute(db)
  if (claimed.rows.length === 0) {
    const detail = 'A comparison with the gateway is running. Please try again in a minute.'
    throw new AppError('REQUEST_RUNNING', { detail, retryAfter: 60 })
  }
  try {
    const found = await askGateway(gateway.listMoves(from, until))
    if (!found) throw refuseField('days', 'Choose a shorter period: this has too many payments.')
    const moves = [
      ...found.payments.map((payment) => ({ kind: 'payment', ...payment })),
      ...found.refunds.map((refund) => ({ kind: 'refund', ...refund })),
    ]
    const { rows } = await sql<Compared>`
      with moves as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
          as g (kind text, id text, amount integer, "orderId" text, "paymentId" text)
      )
      select g.kind, g.id, g.amount as gateway, b.amount as club, coalesce(b.booking_id,
          (select booking_id from payment_orders where order_id = g."orderId"),
          (select booking_id from ${books} p where p.kind = 'payment' and p.id = g."paymentId")
        ) as booking_id
      from moves g left join ${books} b on b.kind = g.kind and b.id = g.id
      union all
      select b.kind, b.id, null, b.amount, b.booking_id from ${books} b
      where b.earliest >= ${from}::timestamptz + ${notComparedMinutes} * interval '1 minute'
        and b.latest < ${until}::timestamptz - ${notComparedMinutes} * interval '1 minute'
        and not exists (select from moves g where g.kind = b.kind and g.id = b.id)
      order by kind, id
    `.execute(db)
    const sumsBy = (side: 'gateway' | 'club') => {
      const sumOf = (kind: Compared['kind']) =>
        rows.reduce((sum, row) => sum + (row.kind === kind ? (row[side] ?? 0) : 0), 0)
      const [received, refunded] = [sumOf('payment'), sumOf('refund')]
      return { received, refunded, kept: received - refunded }
    }
    const differences = rows.filter((row) => row.gateway !== row.club)
    return {
      ...{ from: from.toISOString(), until: until.toISOString(), total: differences.length },
      ...{ gateway: sumsBy('gateway'), club: sumsBy('club') },
      differences: differences.slice(0, faultsMax),
    }
  } finally {
    // Not the one of another that began after a minute.
    await sql`delete from club_settings where key = ${key} and value = ${owner}::jsonb`.execute(db)
  }
}
