import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { SandboxEventsTable } from '../../../db/tables.ts'
import { sign } from '../signatures.ts'

/** A webhook as the gateway sends it. */
export interface SandboxWebhook {
  readonly rawBody: Buffer
  readonly headers: {
    readonly 'content-type': 'application/json'
    readonly 'x-razorpay-signature': string
    readonly 'x-razorpay-event-id': string
  }
}

export interface DeliveryOptions {
  /** The most events of one round; 100 unless given. */
  readonly limit?: number
  /** How often each event is delivered; once unless given. */
  readonly times?: number
  /** Changes the sequence of one round, such as a shuffle; the sequence of the events unless given. */
  readonly arrange?: (webhooks: readonly SandboxWebhook[]) => readonly SandboxWebhook[]
}

type ClaimedEvent = Pick<
  Selectable<SandboxEventsTable>,
  'id' | 'body' | 'attempts' | 'position' | 'dueAt'
>

/** Seconds for which a claim is valid, and after which a failed event is due again. */
const leaseSeconds = 60

/**
 * Claims due events for this caller. Skips rows that another one is claiming; claimed rows are not due again until the
 * lease ends. Holds no transaction, so that an event may be handled on the same connection.
 */
async function claimEvents(db: Db, limit: number): Promise<ClaimedEvent[]> {
  const claimed = await db
    .with('due', (query) =>
      query
        .selectFrom('sandboxEvents')
        .select(['id', 'dueAt'])
        .where('deliveredAt', 'is', null)
        .where('dueAt', '<=', sql<Date>`now()`)
        .orderBy('dueAt')
        .orderBy('position')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('sandboxEvents')
    .from('due')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      dueAt: sql<Date>`now() + ${leaseSeconds} * interval '1 second'`,
    }))
    .whereRef('sandboxEvents.id', '=', 'due.id')
    .returning([
      'sandboxEvents.id',
      'sandboxEvents.body',
      'sandboxEvents.attempts',
      'sandboxEvents.position',
      'due.dueAt',
    ])
    .execute()
  return claimed.sort(
    (one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.position - other.position,
  )
}

/** Marks an event as delivered unless another claim has followed. */
async function markDelivered(db: Db, { id, attempts }: ClaimedEvent): Promise<void> {
  await db
    .updateTable('sandboxEvents')
    .set({ deliveredAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

function toWebhook({ id, body }: ClaimedEvent, webhookSecret: string): SandboxWebhook {
  const rawBody = Buffer.from(body)
  return {
    rawBody,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(rawBody, webhookSecret),
      'x-razorpay-event-id': id,
    },
  }
}

type Deliver = (webhook: SandboxWebhook) => Promise<void>

/** Returns the ids of the events that were handed over every time. */
async function deliverRound(
  webhooks: readonly SandboxWebhook[],
  deliver: Deliver,
): Promise<{ failed: Set<string>; errors: unknown[] }> {
  const failed = new Set<string>()
  const errors: unknown[] = []
  for (const webhook of webhooks) {
    try {
      await deliver(webhook)
    } catch (error) {
      failed.add(webhook.headers['x-razorpay-event-id'])
      errors.push(error)
    }
  }
  return { failed, errors }
}

/**
 * Delivers the due events of the sandbox, one after the other, until there are none. Any number of instances may do so:
 * each event is claimed by one. An event whose `deliver` rejects is due again after a minute, like the gateway's repeats.
 * Returns the number of events that were delivered.
 * @throws the first error of `deliver`, after all events had their turn
 */
export async function deliverSandboxEvents(
  db: Db,
  webhookSecret: string,
  deliver: Deliver,
  { limit = 100, times = 1, arrange = (webhooks) => webhooks }: DeliveryOptions = {},
): Promise<number> {
  let delivered = 0
  const errors: unknown[] = []
  for (let events = await claimEvents(db, limit); events.length > 0;) {
    const webhooks = events.flatMap((event) =>
      Array.from({ length: times }, () => toWebhook(event, webhookSecret)),
    )
    const round = await deliverRound(arrange(webhooks), deliver)
    errors.push(...round.errors)
    for (const event of events) {
      if (round.failed.has(event.id)) continue
      await markDelivered(db, event)
      delivered += 1
    }
    events = await claimEvents(db, limit)
  }
  if (errors.length > 0) throw errors[0]
  return delivered
}
