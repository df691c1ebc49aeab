import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { loadConfig } from '../../../src/platform/config/config.ts'
import { createMetrics } from '../../../src/process/metrics/metrics.ts'
import { type RunningApi, serve } from '../../../src/process/serve.ts'
import { findFreePort } from '../../harness/program.ts'
import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
  until,
} from '../../support/index.ts'
import { insertDeparture, insertTrip, insertUser, paidAtOnce } from '../../support/rows.ts'

let database: TestDatabase
let proxy: TcpProxy
let folder: string
const running: RunningApi[] = []
beforeEach(async () => {
  database = await createTestDatabase({ contents: 'catalogue' })
  proxy = await startTcpProxy(database.url)
  folder = await mkdtemp(join(tmpdir(), 'club-metrics-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.stop()))
  await proxy.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(variables: Record<string, string> = {}) {
  const port = await findFreePort()
  const config = loadConfig({
    DATABASE_URL: proxy.url,
    API_PORT: String(await findFreePort()),
    METRICS_PORT: String(port),
    DATA_DIR: folder,
    CLUB_CLOCK: '2025-05-01',
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const api = await serve(config)
  running.push(api)
  await api.ready
  return { api: `http://127.0.0.1:${api.port}`, metrics: `http://127.0.0.1:${port}/metrics` }
}

/** The samples of a scrape, such as 'club_holds' or 'club_refunds{status="done"}', and their values. */
async function scrape(url: string): Promise<Map<string, number>> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await response.text()).split('\n').filter((line) => /^[a-z]/.test(line))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at))]
    }),
  )
}

const named = (samples: Map<string, number>, name: string) =>
  Object.fromEntries([...samples].filter(([sample]) => sample.split('{')[0] === name))

it('has metrics only on a port of their own', async () => {
  const { api, metrics } = await start()
  expect((await fetch(`${api}/metrics`)).status).toBe(404)
  expect((await fetch(metrics)).status).toBe(200)
  expect((await fetch(`${new URL(metrics).origin}/api/trips`)).status).toBe(404)
  await Promise.all(running.splice(0).map((one) => one.stop()))
  await expect(fetch(metrics)).rejects.toThrow()
})

it('answers to no name that a page elsewhere could point at it', async () => {
  const { port } = new URL((await start()).metrics)
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      get({ port, path: '/metrics', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  const own = ['localhost:9464', '127.0.0.1', '[::1]:9464', '10.2.3.4:9464', 'api:9464']
  for (const host of [...own, 'club-api.farandfew.svc:9464']) {
    expect([host, await statusFor(host)]).toEqual([host, 200])
  }
  for (const host of ['evil.example', 'evil.example:9464', '127.0.0.1.evil.example', 'a b']) {
    expect([host, await statusFor(host)]).toEqual([host, 421])
  }
})

it('collects no metrics without METRICS_PORT', async () => {
  const { metrics } = await start({ METRICS_PORT: '' })
  await expect(fetch(metrics)).rejects.toThrow()
})

it('says that the port of the metrics is taken', async () => {
  const { metrics } = await start()
  const { port } = new URL(metrics)
  await expect(start({ METRICS_PORT: port })).rejects.toThrow(
    `Another program is using port ${port}. Stop it first, or set METRICS_PORT to another port.`,
  )
})

it('counts requests, errors and durations by the pattern of the route, never by the path', async () => {
  const { api, metrics } = await start()
  const statuses = await Promise.all(
    [
      ['GET', '/api/trips'],
      ['HEAD', '/api/trips'],
      ['GET', '/api/trips/1'],
      ['GET', '/api/trips/2'],
      ['GET', '/api/trips/999'],
      ['GET', '/api/trips/none?token=secret'],
      ['GET', '/api/user/profile'],
      ['POST', '/api/newsletters'],
      ['GET', '/a/secret/place'],
      ['PROPFIND', '/another'],
      ['GET', '/%zz'],
      ['GET', '/readyz'],
    ].map(async ([method, path]) => (await fetch(api + path, { method: method as string })).status),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 404, 400, 401, 400, 404, 404, 400, 200])

  const samples = await scrape(metrics)
  expect(named(samples, 'club_http_requests_total')).toEqual({
    'club_http_requests_total{method="GET",route="/api/trips",status="200"}': 1,
    'club_http_requests_total{method="HEAD",route="/api/trips",status="200"}': 1,
    'club_http_requests_total{method="GET",route="/api/trips/:id",status="200"}': 2,
    'club_http_requests_total{method="GET",route="/api/trips/:id",status="404"}': 1,
    'club_http_requests_total{method="GET",route="/api/trips/:id",status="400"}': 1,
    'club_http_requests_total{method="GET",route="/api/user/profile",status="401"}': 1,
    'club_http_requests_total{method="POST",route="/api/newsletters",status="400"}': 1,
    'club_http_requests_total{method="GET",route="/readyz",status="200"}': 1,
    'club_http_requests_total{method="any",route="none",status="404"}': 2,
    'club_http_requests_total{method="any",route="none",status="400"}': 1,
  })
  const ofTrip = 'club_http_request_duration_seconds_count{method="GET",route="/api/trips/:id"}'
  expect(samples.get(ofTrip)).toBe(4)
  expect([...samples.keys()].join()).not.toMatch(/secret|another|zz/)
})

it('reports the event loop, the pool of the database and the build', async () => {
  const { metrics } = await start({ DATABASE_POOL_SIZE: '7' })
  let samples = await scrape(metrics)
  // The queries of the start may still wait for a connection.
  await until(async () => {
    samples = await scrape(metrics)
    return samples.get('club_database_pool_waiting') === 0
  })
  expect(samples.get('club_database_up')).toBe(1)
  expect(samples.get('club_database_pool_size')).toBe(7)
  expect(samples.get('club_database_pool_open')).toBeGreaterThan(0)
  expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  const [build] = Object.keys(named(samples, 'club_build_info'))
  expect(build).toMatch(/^club_build_info\{build="[0-9a-f]{12}",node="v\d+\.\d+\.\d+"\}$/)
})

/** A member's booking with an order of one rupee. */
async function insertOrder(status: 'pending' | 'confirmed', next: Date | null) {
  const { db } = database
  const userId = await insertUser(db)
  const trip = await insertTrip(db)
  const scheduleId = await insertDeparture(db, trip)
  const holdExpiresAt = status === 'pending' ? new Date(Date.now() + 60_000) : null
  const { id: bookingId } = await db
    .insertInto('bookings')
    .values({ ...paidAtOnce(100), userId, tripScheduleId: scheduleId, status, holdExpiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = { orderId: `order_${bookingId}`, bookingId, amount: 100, tripId: trip, scheduleId }
  const { id } = await db
    .insertInto('paymentOrders')
    .values({ ...order, userId, nextCheckAt: next })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, bookingId }
}

it('reports the outbox by channel, holds, payments and refunds', async () => {
  const { db } = database
  const recipient = 'a@b.example'
  const message = { kind: 'inquiry.notice', recipient, content: '{"text":"x"}' } as const
  const tenMinutesAgo = new Date(Date.now() - 600_000)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('outbox')
    .values([
      { ...message, channel: 'mail', queuedAt: tenMinutesAgo, nextAttemptAt: tomorrow },
      { ...message, channel: 'mail', nextAttemptAt: tomorrow },
      { ...message, channel: 'mail', sentAt: new Date() },
      { ...message, channel: 'sms', queuedAt: tenMinutesAgo, failedAt: new Date() },
    ])
    .execute()
  await insertOrder('pending', tomorrow)
  const { id: paymentOrderId, bookingId } = await insertOrder('confirmed', null)
  const payments = await db
    .insertInto('payments')
    .values(
      [true, true, false].map((isBooked, index) => ({
        paymentOrderId,
        isBooked,
        gatewayId: `pay_${index}`,
        amount: 5000,
        currency: 'INR',
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('refunds')
    .values({
      bookingId,
      paymentId: payments[2]?.id as number,
      requestedOn: '2025-05-01',
      amount: 5000,
      reason: 'double',
      nextAttemptAt: tomorrow,
    })
    .execute()

  // The registry itself: the workers of a running API would change these rows.
  const { registry } = await createMetrics(database)
  const text = await registry.metrics()
  const value = (sample: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${sample} `))
    return line === undefined ? undefined : Number(line.slice(sample.length))
  }
  expect(value('club_outbox_waiting{channel="mail"}')).toBe(2)
  expect(value('club_outbox_waiting{channel="sms"}')).toBe(0)
  expect(value('club_outbox_age_seconds{channel="mail"}')).toBeGreaterThanOrEqual(600)
  expect(value('club_outbox_age_seconds{channel="sms"}')).toBe(0)
  expect(value('club_outbox_failed{channel="mail"}')).toBe(0)
  expect(value('club_outbox_failed{channel="sms"}')).toBe(1)
  expect(value('club_holds')).toBe(1)
  expect(value('club_payment_orders_open')).toBe(1)
  expect(value('club_payments_total{outcome="booked"}')).toBe(2)
  expect(value('club_payments_paise_total{outcome="booked"}')).toBe(10_000)
  expect(value('club_payments_total{outcome="returned"}')).toBe(1)
  expect(value('club_refunds{status="queued"}')).toBe(1)
  expect(value('club_refunds_paise{status="queued"}')).toBe(5000)
  expect(value('club_refunds{status="done"}')).toBe(0)
})

it('reads the figures of the database once for several scrapes within ten seconds', async () => {
  let seconds = 100
  const { registry } = await createMetrics(database, () => seconds * 1000)
  const waiting = async () =>
    /^club_outbox_waiting\{channel="mail"\} (\d+)$/m.exec(await registry.metrics())?.[1]
  expect(await waiting()).toBe('0')
  await database.db
    .insertInto('outbox')
    .values({ channel: 'mail', kind: 'inquiry.notice', recipient: 'a@b.example', content: '{}' })
    .execute()
  seconds += 9
  expect(await waiting()).toBe('0')
  seconds += 2
  expect(await waiting()).toBe('1')
})

it('answers a scrape while the database is unavailable, without its figures', async () => {
  const { metrics } = await start()
  await proxy.set('shut')
  const samples = await scrape(metrics)
  expect(samples.get('club_database_up')).toBe(0)
  expect(samples.has('club_holds')).toBe(false)
  expect(samples.has('club_outbox_waiting{channel="mail"}')).toBe(false)
  expect(samples.get('club_database_pool_size')).toBe(10)
})

describe('the dashboard and the alerts in deploy/', () => {
  const read = (path: string) =>
    readFileSync(resolve(__dirname, '../../../../../deploy', path), 'utf8')
  interface Rule {
    alert: string
    expr: string
    annotations: Record<string, string>
  }
  const rules = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups
    .flatMap(({ rules: ofGroup }) => ofGroup)
    .map(({ alert, expr }) => ({ name: alert, expr }))
  const { panels, templating } = JSON.parse(read('grafana/club-api.json')) as {
    panels: { title: string; targets?: { expr: string }[] }[]
    templating: { list: { query: string | { query: string } }[] }
  }
  const queries = [
    ...rules,
    ...panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ name: `panel ${title}`, expr })),
    ),
  ]

  /** The names of metrics and their labels. Prometheus itself adds `up`, and two labels to all. */
  async function known(): Promise<Map<string, Set<string>>> {
    const { registry } = await createMetrics(database)
    const own = ['job', 'instance']
    const names = new Map([['up', new Set(own)]])
    for (const metric of registry.getMetricsAsArray()) {
      const { name, type, labelNames } = metric as unknown as Record<string, string> & {
        labelNames: string[]
      }
      const labels = new Set([...own, ...labelNames])
      names.set(name as string, labels)
      if (type !== 'histogram') continue
      names.set(`${name}_bucket`, new Set([...labels, 'le']))
      for (const part of ['sum', 'count']) names.set(`${name}_${part}`, labels)
    }
    return names
  }

  it('show 0 on the panels of errors while there is none, as long as an instance runs', () => {
    const errors = panels.filter(({ title }) => title.startsWith('Errors'))
    expect(errors.map(({ title }) => title)).toEqual(['Errors', 'Errors by route'])
    for (const { targets = [] } of errors) {
      for (const { expr } of targets) expect(expr).toMatch(/ or (?:label_replace\()?0 \* sum\(up\{/)
    }
  })

  /** What a query names that does not exist, and what cannot be parsed. */
  function faultsOf(query: string, metrics: Map<string, Set<string>>): string[] {
    // Grafana replaces its variables before it sends a query.
    const text = query.replaceAll('$__rate_interval', '5m')
    const faults: string[] = []
    const named: string[] = []
    const labels: string[] = []
    parser.parse(text).iterate({
      enter: ({ name, from, to, type, node }) => {
        const word = text.slice(from, to)
        if (type.isError) faults.push(`cannot be read at ${from}: ${query}`)
        if (name === 'Identifier' && node.parent?.name === 'VectorSelector') named.push(word)
        if (name === 'LabelName') labels.push(word)
      },
    })
    for (const name of named) if (!metrics.has(name)) faults.push(`no metric ${name}`)
    const allowed = new Set(named.flatMap((name) => [...(metrics.get(name) ?? [])]))
    for (const label of labels) if (!allowed.has(label)) faults.push(`no label ${label}`)
    if (named.length === 0) faults.push('names no metric')
    return faults
  }

  it('name only metrics and labels that exist', async () => {
    const metrics = await known()
    expect(queries.length).toBeGreaterThan(30)
    const faults = queries.flatMap(({ name, expr }) =>
      faultsOf(expr, metrics).map((fault) => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
    expect(JSON.stringify(templating)).toContain('label_values(club_build_info{')
  })

  it.each([
    ['no metric club_hold', 'club_hold'],
    ['no label chanel', 'max by (chanel) (club_outbox_waiting)'],
    ['no label state', 'club_refunds{state="queued"}'],
    ['no label le', 'sum by (le) (club_http_request_duration_seconds_sum)'],
    ['cannot be read', 'max(club_holds'],
    ['names no metric', '1 + 1'],
  ])('the check reports "%s"', async (fault, query) => {
    expect(faultsOf(query, await known()).join()).toContain(fault)
  })

  it('use every metric of the club', async () => {
    const used = queries.map(({ expr }) => expr).join('\n')
    const own = [...(await known()).keys()].filter(
      (name) => name.startsWith('club_') && !/_(sum|count)$/.test(name),
    )
    const histogram = 'club_http_request_duration_seconds'
    // A pool that is open but idle says nothing; the histogram is used by its buckets.
    const exempt = ['club_database_pool_open', histogram]
    expect(own.filter((name) => !exempt.includes(name) && !used.includes(name))).toEqual([])
  })

  it('have an alert with a summary and an action for each fault', () => {
    const alerts = (
      parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
    ).groups.flatMap(({ rules: ofGroup }) => ofGroup)
    expect(alerts.filter(({ annotations }) => !annotations.summary || !annotations.action)).toEqual(
      [],
    )
  })
})
