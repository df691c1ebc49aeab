import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Registry } from 'prom-client'
import type { DatabaseConnection } from '../../platform/db/connect.ts'
import { addClubMetrics } from './club-metrics.ts'
import type { RequestMetrics } from '../../platform/metrics/request-metrics.ts'

export interface Metrics extends RequestMetrics {
  readonly registry: Registry
}

/** Seconds. Most answers take a millisecond; database work ends after two seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]

/** A short name of the running build: its entry point names the other files by their content. */
function buildHash(): string {
  const [, entry] = process.argv
  if (entry === undefined) return 'unknown'
  return createHash('sha256').update(readFileSync(entry)).digest('hex').slice(0, 12)
}

const poolGauges = {
  size: 'The most connections to the database',
  open: 'Open connections to the database',
  in_use: 'Connections that calls use',
  waiting: 'Calls that wait for a connection',
} as const

/**
 * The API's metrics. Loads prom-client on demand, because without METRICS_PORT it would only take memory. No label has
 * many values: routes are patterns, channels and states are fixed.
 */
export async function createMetrics(
  { db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>,
  now: () => number = () => performance.now(),
): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'club_build_info',
    help: 'Always 1; its labels name the running build',
    labelNames: ['build', 'node'],
    registers,
  }).set({ build: buildHash(), node: process.version }, 1)
  for (const name of Object.keys(poolGauges) as (keyof typeof poolGauges)[]) {
    new Gauge({
      name: `club_database_pool_${name}`,
      help: poolGauges[name],
      registers,
      collect() {
        this.set(pool()[name])
      },
    })
  }
  let countStreams = () => 0
  new Gauge({
    name: 'club_event_streams',
    help: 'Open streams of events of groups',
    registers,
    collect() {
      this.set(countStreams())
    },
  })
  addClubMetrics({ Counter, Gauge }, registry, db, now)
  return {
    registry,
    countStreams: (count) => {
      countStreams = count
    },
    answers: new Counter({
      name: 'club_http_requests_total',
      help: 'Answered requests by method, pattern of the route, and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'club_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer',
      labelNames: ['method', 'route'],
      buckets,
      registers,
    }),
  }
}
