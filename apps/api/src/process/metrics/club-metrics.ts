import type { Counter, Gauge, Registry } from 'prom-client'
import type { Db } from '../../platform/db/connect.ts'
import { type ClubFigures, readClubFigures } from './club-figures.queries.ts'

/** Milliseconds for which the figures are kept: the scrapes of several collectors share one reading. */
const maxAgeMs = 10_000

const channels = ['mail', 'sms']
const outcomes = ['booked', 'returned']
const refundStatuses = ['queued', 'sent', 'failed', 'done']

/** The figures, or undefined if the database does not answer. */
function cacheFigures(db: Db, now: () => number): () => Promise<ClubFigures | undefined> {
  let reading: Promise<ClubFigures | undefined> | undefined
  let readAt = 0
  return () => {
    if (!reading || now() - readAt > maxAgeMs) {
      readAt = now()
      reading = readClubFigures(db).catch(() => undefined)
    }
    return reading
  }
}

/** For every value of a label its number, zero if there is no row of it. */
function byLabel<Row>(
  values: readonly string[],
  rows: readonly Row[],
  key: keyof Row,
  of: keyof Row,
) {
  return values.map((value) => {
    const row = rows.find((one) => one[key] === value)
    return { labels: { [key]: value }, value: row ? Number(row[of]) : 0 }
  })
}

interface Sample {
  labels: Record<string, string>
  value: number
}

interface Kinds {
  Counter: typeof Counter
  Gauge: typeof Gauge
}

/**
 * Adds what the database knows: messages, holds, payments and refunds. Every instance reports the same numbers. They are
 * missing while the database does not answer.
 */
export function addClubMetrics(
  { Counter, Gauge }: Kinds,
  registry: Registry,
  db: Db,
  now: () => number,
): void {
  const figures = cacheFigures(db, now)
  const registers = [registry]

  const metric = (
    name: string,
    help: string,
    labelNames: string[],
    samples: (read: ClubFigures) => Sample[],
  ) => ({
    name,
    help,
    labelNames,
    registers,
    async collect(this: Counter | Gauge) {
      const read = await figures()
      // A gauge without labels would be zero after the reset.
      if (!read && labelNames.length === 0) this.remove()
      else this.reset()
      for (const { labels, value } of read ? samples(read) : []) this.inc(labels, value)
    },
  })

  const gauge = (...of: Parameters<typeof metric>) => new Gauge(metric(...of))
  const counter = (...of: Parameters<typeof metric>) => new Counter(metric(...of))

  new Gauge({
    name: 'club_database_up',
    help: 'Whether the database answered the last reading of the figures below',
    registers,
    async collect() {
      this.set((await figures()) ? 1 : 0)
    },
  })
  gauge('club_outbox_waiting', 'Messages to be sent', ['channel'], ({ outbox }) =>
    byLabel(channels, outbox, 'channel', 'waiting'),
  )
  gauge(
    'club_outbox_age_seconds',
    'Age of the oldest message to be sent',
    ['channel'],
    ({ outbox }) => byLabel(channels, outbox, 'channel', 'age'),
  )
  gauge('club_outbox_failed', 'Messages that were given up', ['channel'], ({ outbox }) =>
    byLabel(channels, outbox, 'channel', 'failed'),
  )
  gauge('club_holds', 'Seats that are held now', [], ({ holds }) => [{ labels: {}, value: holds }])
  gauge('club_payment_orders_open', 'Orders about which the gateway will be asked', [], (read) => [
    { labels: {}, value: read.openOrders },
  ])
  counter('club_payments_total', 'Payments that arrived', ['outcome'], ({ payments }) =>
    byLabel(outcomes, payments, 'outcome', 'count'),
  )
  counter(
    'club_payments_paise_total',
    'Money that arrived, in paise',
    ['outcome'],
    ({ payments }) => byLabel(outcomes, payments, 'outcome', 'amount'),
  )
  gauge('club_refunds', 'Refunds by status', ['status'], ({ refunds }) =>
    byLabel(refundStatuses, refunds, 'status', 'count'),
  )
  gauge('club_refunds_paise', 'Refunds by status, in paise', ['status'], ({ refunds }) =>
    byLabel(refundStatuses, refunds, 'status', 'amount'),
  )
  gauge(
    'club_refunds_age_seconds',
    'Age of the oldest refund by status',
    ['status'],
    ({ refunds }) => byLabel(refundStatuses, refunds, 'status', 'age'),
  )
}
