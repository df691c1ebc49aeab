import { sql } from 'kysely'
import { createSandboxGateway } from '../../../../src/platform/ports/payments/sandbox/sandbox-gateway.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../../support/index.ts'

const instances = 6
const orders = 20

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 40 })
  await openConnections(database, 20)
})
afterEach(() => database.close())

const createInstances = () =>
  Array.from({ length: instances }, () =>
    createSandboxGateway(database.db, () => 'a secret of the tests, forty characters.'),
  )

test('several instances create one order for a reference', async () => {
  const wanted = { amount: 100, currency: 'INR', notes: {} }
  const made = await Promise.all(
    createInstances().flatMap((gateway) =>
      Array.from({ length: orders }, (_, at) =>
        gateway.createOrder({ ...wanted, reference: `booking-${at}` }),
      ),
    ),
  )
  expect(made).toHaveLength(instances * orders)
  expect(new Set(made.map(({ id }) => id)).size).toBe(orders)
})

const isFulfilled = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled'

test('an order is paid once, and its refunds never exceed it, from several instances', async () => {
  const [first, ...others] = createInstances()
  for (let at = 0; at < orders; at += 1) {
    const wanted = { reference: `booking-${at}`, amount: 500, currency: 'INR', notes: {} }
    const { id } = await first!.createOrder(wanted)
    const paid = await Promise.allSettled(others.map((gateway) => gateway.pay(id, 'paid')))
    expect(paid.filter(isFulfilled)).toHaveLength(1)
    const { payments } = await first!.fetchOrder(id)
    expect(payments).toHaveLength(1)
    const refunded = await Promise.allSettled(
      others.map((gateway, count) =>
        gateway.refund({
          paymentId: payments[0]?.id ?? '',
          amount: 200,
          reference: `refund-${at}-${count}`,
        }),
      ),
    )
    expect(refunded.filter(isFulfilled)).toHaveLength(2)
  }
})

/** Stores the events of paid orders, two each. */
async function insertEvents(): Promise<void> {
  const [gateway] = createInstances()
  for (let at = 0; at < orders; at += 1) {
    const reference = `booking-${at}`
    const order = await gateway!.createOrder({ reference, amount: 100, currency: 'INR', notes: {} })
    await gateway!.pay(order.id, 'paid')
  }
}

test('several instances deliver every event once', async () => {
  await insertEvents()
  const delivered: string[] = []
  const counts = await Promise.all(
    createInstances().map((gateway) =>
      gateway.deliverEvents(
        ({ headers }) => {
          delivered.push(headers['x-razorpay-event-id'])
          return Promise.resolve()
        },
        { limit: 3 },
      ),
    ),
  )
  expect(delivered).toHaveLength(orders * 2)
  expect(new Set(delivered).size).toBe(orders * 2)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(orders * 2)
})

/** Reads due events and then marks them one by one: an update of several at once could deadlock. */
async function claimNaively(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sandbox_events where delivered_at is null and due_at <= now()
    order by due_at, position limit 3
  `.execute(database.db)
  const ids = rows.map(({ id }) => id)
  for (const id of ids)
    await sql`
      update sandbox_events set due_at = now() + interval '1 minute' where id = ${id}
    `.execute(database.db)
  return ids
}

test('the race happens: without the lock, events are delivered twice', async () => {
  await insertEvents()
  const delivered: string[] = []
  const instance = async () => {
    for (let ids = await claimNaively(); ids.length > 0; ids = await claimNaively())
      delivered.push(...ids)
  }
  await Promise.all(Array.from({ length: instances }, instance))
  expect(new Set(delivered).size).toBe(orders * 2)
  expect(delivered.length).toBeGreaterThan(orders * 2)
})
