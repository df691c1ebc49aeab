import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { type Config, requireTravelKeys } from '../platform/config/config.ts'
import {
  type AppContext,
  type ClubState,
  createContext,
  type LogStream,
} from '../platform/context/context.ts'
import { limits } from '../platform/context/limits.ts'
import { connectDatabase, type Db } from '../platform/db/connect.ts'
import { maya } from '../seed/demo-members.ts'
import { startIntegrityWorker } from '../club/integrity/check-sums.ts'
import { startMailingWorker } from '../club/mailings/sending.service.ts'
import { startAccountMessageWorker } from '../club/auth/account-messages.ts'
import { startBookingWorker } from '../club/bookings/bookings.jobs.ts'
import { startDigestWorker } from '../club/groups/group-digests.jobs.ts'
import { startTravelDetailsWorker } from '../club/travel-details/travel-details.jobs.ts'
import { startReviewWorker } from '../club/reviews/reviews.jobs.ts'
import { startPocketWorker } from '../club/trip-pockets/trip-pockets.jobs.ts'
import { startRoomWorker } from '../club/roommates/roommates.jobs.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { type MetricsServer, serveMetrics } from '../platform/metrics/metrics-server.ts'
import type { Channel } from '../platform/outbox/claim.ts'
import { type OutboxWorker, startOutboxWorker } from '../platform/outbox/worker.ts'
import { createMailPort } from '../platform/ports/mail/create-mail-port.ts'
import { outboxFolder } from '../platform/ports/message-file.ts'
import { logWaiting } from '../platform/plugins/logging.ts'
import { createSmsPort } from '../platform/ports/sms/create-sms-port.ts'
import { createPaymentGateway } from '../platform/ports/payments/create-payment-gateway.ts'
import { type DrainLimits, prepareDrain } from './drain.ts'
import { prepareDatabase, type Prepared } from './prepare.ts'
import { toListenError } from './start-error.ts'
import type { TravelKey } from '../platform/secrets/travel-keys.ts'
import { countByKey } from '../club/travel-details/rotate-keys.ts'
import type { Worker } from '../platform/worker/worker.ts'

/** What the API reports to its parent process once it serves. */
export interface ReadyMessage {
  type: 'ready'
  port: number
  /** Only if this start generated it. */
  adminPassword?: string
  demo?: { username: string; password: string }
  /** The club's date, `YYYY-MM-DD`. */
  clubToday: string
}

export interface RunningApi {
  readonly app: FastifyInstance
  readonly port: number
  /** Resolves once the database is prepared, or with undefined after `stop`; rejects if it cannot be prepared. */
  readonly ready: Promise<ReadyMessage | undefined>
  /** Finishes requests in progress, then closes everything, within 7 seconds. Further calls return the same promise. */
  stop(): Promise<void>
}

interface ServeOptions {
  logStream?: LogStream
  /** How long a stop waits for connections. */
  drain?: DrainLimits
}

/** A client that reads slowly gets five seconds. */
const defaultDrain: DrainLimits = { idleMs: 1000, mostMs: 5000 }

/** Milliseconds that a stop waits for each of the other parts, after the connections. */
const closingMs = 1000

/** Starts the workers of messages with the configured ports. */
function startSending({ log }: FastifyInstance, context: AppContext, config: Config) {
  const ports = { mail: createMailPort(config), sms: createSmsPort(config) }
  const messageFolder = outboxFolder(config.dataDir)
  const ownAddresses = [context.mail.clubEmail.toLowerCase()]
  const worker = startOutboxWorker({ db: context.db, log, messageFolder, ownAddresses, ...ports })
  const accounts = startAccountMessageWorker(context, log)
  return {
    /** @param channel what was queued; without it, accounts are looked at too. */
    notify: (channel?: Channel) => {
      worker.notify(channel)
      if (!channel) accounts.notify()
    },
    stop: async () => {
      await Promise.all([worker.stop(), accounts.stop()])
      await ports.mail.close()
    },
  }
}

function toReadyMessage(prepared: Prepared, port: number, config: Config): ReadyMessage {
  const { adminPassword, demoPassword } = prepared.secrets
  return {
    type: 'ready',
    port,
    clubToday: prepared.club.clock.today(),
    ...(adminPassword === undefined ? {} : { adminPassword }),
    ...(config.demoData && demoPassword !== undefined
      ? { demo: { username: maya.username, password: demoPassword } }
      : {}),
  }
}

async function listen(app: FastifyInstance, { host, apiPort: port }: Config): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    throw toListenError(error, { host, port, variables: { host: 'HOST', port: 'API_PORT' } })
  }
  return (app.server.address() as AddressInfo).port
}

/** Loads OpenTelemetry if there is a collector. */
async function prepareTracing({ tracing }: Config) {
  if (!tracing) return undefined
  const { startTracing } = await import('../platform/tracing/tracing.ts')
  return startTracing(tracing)
}

/** Serves the metrics if they have a port. */
async function listenForMetrics(
  metrics: Metrics | undefined,
  { metrics: address }: Config,
): Promise<MetricsServer | undefined> {
  if (!metrics || !address) return undefined
  try {
    return await serveMetrics(metrics.registry, address)
  } catch (error) {
    const variables = { host: 'METRICS_HOST', port: 'METRICS_PORT' }
    throw toListenError(error, { ...address, variables })
  }
}

/** Warns at every start, whatever the log level, if the server takes no money. */
function warnOfSandbox(app: FastifyInstance, config: Config): void {
  if (!config.givesSeatsAway) return
  const text =
    'ALLOW_SANDBOX_PAYMENTS is true: this public server takes no money, and gives seats away'
  if (['error', 'fatal', 'silent'].includes(config.logLevel))
    process.emitWarning(text, 'SandboxPayments')
  else app.log.warn({ gateway: config.payments.gateway }, text)
}

/** Warns if travel details cannot be stored, or not all of them read. */
async function warnOfTravelKeys(
  app: FastifyInstance,
  db: Db,
  keys: readonly TravelKey[],
): Promise<void> {
  if (keys.length === 0) {
    app.log.warn({}, 'TRAVEL_DETAILS_KEYS is not set: this server takes no travel details')
  }
  const used = [...(await countByKey(db)).keys()]
  const missing = used.filter((id) => keys.every((key) => key.id !== id))
  if (missing.length > 0) {
    app.log.error({ missing }, 'travel details are encrypted with keys that this server lacks')
  }
}

/** Waits for parts of a stop, for some milliseconds. Returns the names of those that have not ended by then. */
async function findLate(
  parts: Readonly<Record<string, Promise<unknown>>>,
  milliseconds: number,
): Promise<string[]> {
  const late = new Set(Object.keys(parts))
  const ended = Object.entries(parts).map(([name, part]) => part.then(() => late.delete(name)))
  await Promise.race([Promise.all(ended), sleep(milliseconds, undefined, { ref: false })])
  return [...late]
}

/**
 * Starts the API. It listens at once, and answers 503 until the database is available and prepared.
 * @throws ConfigError without keys for travel details in production; ListenError if it cannot listen; DataFolderBusyError if another process uses the data folder
 */
export async function serve(config: Config, options: ServeOptions = {}): Promise<RunningApi> {
  requireTravelKeys(config)
  const tracing = await prepareTracing(config)
  const connection = await connectDatabase(config, undefined, tracing?.onQuery)
  let club: ClubState | undefined
  let sending: OutboxWorker | undefined
  let workers: Worker[] = []
  const stopping = new AbortController()
  const metrics = config.metrics && (await createMetrics(connection))
  const context = createContext({
    limits: {
      newNumberCodes: { ...limits.newNumberCodes, max: config.sms.newNumbersPerDay },
    },
    config,
    database: connection,
    club: () => club,
    payments: (sessionSecret) => createPaymentGateway(config, connection.db, sessionSecret),
    notifyOutbox: (channel) => sending?.notify(channel),
    stopping: stopping.signal,
    // The embedded database works in this process, which is late whenever it does.
    ...(connection.kind === 'embedded' && { overload: { maxDelayMs: 0 } }),
    metrics,
    tracing,
    logStream: options.logStream,
  })
  const app = await buildApp(context)
  warnOfSandbox(app, config)
  const drain = prepareDrain(app.server)
  const closeAfterFailure = async (error: unknown) => {
    await app.close()
    await connection.close()
    throw error
  }
  const port = await listen(app, config).catch(closeAfterFailure)
  const metricsServer = await listenForMetrics(metrics, config).catch(closeAfterFailure)

  const prepare = async () => {
    const prepared = await prepareDatabase(connection, config, {
      signal: stopping.signal,
      onUnavailable: (error) => logWaiting(app.log, error),
    })
    if (!prepared || stopping.signal.aborted) return undefined
    club = prepared.club
    sending = startSending(app, context, config)
    workers = [
      startBookingWorker(context, app.log),
      startRoomWorker(context, app.log),
      startDigestWorker(context, app.log),
      startTravelDetailsWorker(context, app.log),
      startReviewWorker(context, app.log),
      startPocketWorker(context, app.log),
      startIntegrityWorker(context, app.log),
      startMailingWorker(context, app.log),
    ]
    // The API serves already: a warning that cannot be decided must not end it.
    await warnOfTravelKeys(app, connection.db, prepared.club.travelKeys).catch((err: unknown) =>
      app.log.warn({ err }, 'keys of travel details not checked'),
    )
    return toReadyMessage(prepared, port, config)
  }
  const ready = prepare()

  const stopOnce = async () => {
    stopping.abort()
    // At the same time: a slow mail server does not shorten the time for the clients.
    const working = Promise.all([
      ready.catch(() => undefined),
      ...[...workers, sending].map((worker) => worker?.stop()),
    ])
    await drain(options.drain ?? defaultDrain)
    const closeServers = async () => {
      await app.close()
      await metricsServer?.close()
      await tracing?.stop()
    }
    // What is cut off here is undone by the database, or repeated by the next start.
    const late = [
      ...(await findLate({ work: working, servers: closeServers() }, closingMs)),
      ...(await findLate({ database: connection.close() }, closingMs)),
    ]
    if (late.length > 0) app.log.warn({ late }, 'stopped before everything had finished')
  }
  let stopped: Promise<void> | undefined
  return { app, port, ready, stop: () => (stopped ??= stopOnce()) }
}
