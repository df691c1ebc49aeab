import {
  comparedDays,
  type GatewayComparison,
  faultsMax,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { askGateway } from '../payments/settle-order.service.ts'

type Compared = GatewayComparison['differences'][number]

/** What the club counts and the gateway took: a fee on top is the gateway's. */
const recorded = sql`
  select 'payment' as kind, gateway_id as id, amount + fee as amount from payments
  union all select 'refund', gateway_id, amount from refunds
`

/**
 * Compares each payment and refund of the last days at the gateway with what the club has recorded of it.
 * @throws AppError GATEWAY_UNAVAILABLE
 */
export async function compareWithGateway({
  db,
  payments: gateway,
}: Pick<AppContext, 'db' | 'payments'>): Promise<GatewayComparison> {
  const since = new Date(Date.now() - comparedDays * 86_400_000)
  const { payments, refunds } = await askGateway(gateway.listMoves(since))
  const moves = [
    ...payments.map(({ id, amount }) => ({ kind: 'payment', id, amount })),
    ...refunds.map(({ id, amount }) => ({ kind: 'refund', id, amount })),
  ]
  const { rows } = await sql<Compared>`
    select g.kind, g.id, g.amount as gateway, r.amount as club
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as g (kind text, id text, amount integer)
    left join (${recorded}) r on r.kind = g.kind and r.id = g.id
  `.execute(db)
  const sumOf = (kind: Compared['kind'], by: 'gateway' | 'club') =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? (row[by] ?? 0) : 0), 0)
  const sumsOf = (by: 'gateway' | 'club') => {
    const [received, refunded] = [sumOf('payment', by), sumOf('refund', by)]
    return { received, refunded, kept: received - refunded }
  }
  return {
    gateway: sumsOf('gateway'),
    club: sumsOf('club'),
    differences: rows.filter((row) => row.gateway !== row.club).slice(0, faultsMax),
  }
}
