import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type {
  SandboxOrdersTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
} from '../../../db/tables.ts'
import type { GatewayMoves, NewGatewayOrder, NewGatewayRefund } from '../payment-gateway.ts'
import { createId } from './ids.ts'

export type SandboxOrder = Selectable<SandboxOrdersTable>
export type SandboxRefund = Selectable<SandboxRefundsTable>
/** A payment, and whether it was captured by now. */
export type SandboxPayment = Selectable<SandboxPaymentsTable> & { isCaptured: boolean }

/** Inserts an order unless there is one with the reference. Returns whichever there is. */
export async function ensureOrder(db: Db, order: NewGatewayOrder): Promise<SandboxOrder> {
  const { reference, amount, currency, notes } = order
  await db
    .insertInto('sandboxOrders')
    .values({
      id: createId('order'),
      reference,
      amount,
      currency,
      notes: JSON.stringify(notes),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return db
    .selectFrom('sandboxOrders')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

/** `lock` makes other payments of the order wait. */
export const findOrder = (db: Db, id: string, options: { lock?: boolean } = {}) =>
  db
    .selectFrom('sandboxOrders')
    .selectAll()
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst()

/** Not `now()`, which is the start of the transaction: one that waits for a lock must see what was captured meanwhile. */
const isCaptured = sql<boolean>`coalesce(captured_at <= clock_timestamp(), false)`.as('isCaptured')

/** The payments of an order, in the order in which they were made. */
export const listPayments = (db: Db, orderId: string): Promise<SandboxPayment[]> =>
  db
    .selectFrom('sandboxPayments')
    .selectAll()
    .select(isCaptured)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** How a payment ends: captured after a number of seconds, or failed. */
export type PaymentEnd = { readonly afterSeconds: number } | { readonly errorText: string }

/** Inserts a payment of the whole order. */
export const insertPayment = (
  db: Db,
  order: SandboxOrder,
  end: PaymentEnd,
): Promise<SandboxPayment> =>
  db
    .insertInto('sandboxPayments')
    .values({
      id: createId('pay'),
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      ...('errorText' in end
        ? { errorText: end.errorText }
        : { capturedAt: sql<Date>`clock_timestamp() + ${end.afterSeconds} * interval '1 second'` }),
    })
    .returningAll()
    .returning(isCaptured)
    .executeTakeFirstOrThrow()

/** Locks a payment, so that its refunds are counted one after the other. */
export const lockPayment = (db: Db, id: string): Promise<SandboxPayment | undefined> =>
  db
    .selectFrom('sandboxPayments')
    .selectAll()
    .select(isCaptured)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findRefund = (db: Db, reference: string): Promise<SandboxRefund | undefined> =>
  db.selectFrom('sandboxRefunds').selectAll().where('reference', '=', reference).executeTakeFirst()

/** What is refunded of a payment, in paise. */
export async function sumRefunds(db: Db, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('sandboxRefunds')
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('sum'))
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow()
  return sum
}

/** Inserts a refund unless there is one with the reference; then it returns undefined. */
export const insertRefund = (
  db: Db,
  { paymentId, amount, reference }: NewGatewayRefund,
): Promise<SandboxRefund | undefined> =>
  db
    .insertInto('sandboxRefunds')
    .values({ id: createId('rfnd'), paymentId, amount, reference })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()

/** What was captured and refunded from an instant until before another. */
export async function listMoves(db: Db, from: Date, until: Date): Promise<GatewayMoves> {
  const [payments, refunds] = await Promise.all([
    db
      .selectFrom('sandboxPayments')
      .select(['id', 'amount', 'orderId'])
      .where('capturedAt', '>=', from)
      .where('capturedAt', '<', until)
      .execute(),
    db
      .selectFrom('sandboxRefunds')
      .select(['id', 'amount', 'paymentId'])
      .where('createdAt', '>=', from)
      .where('createdAt', '<', until)
      .execute(),
  ])
  return { payments, refunds }
}
