import type { Clock } from '@farandfew/domain/clock/clock.ts'
import type { Config } from '../config/config.ts'
import type { DatabaseConnection, Db } from '../db/connect.ts'
import type { Listen } from '../db/listener.ts'
import { AppError } from '../errors/app-error.ts'
import type { RequestMetrics } from '../metrics/request-metrics.ts'
import type { Channel } from '../outbox/claim.ts'
import { outboxFolder } from '../ports/message-file.ts'
import type { PaymentGateway } from '../ports/payments/payment-gateway.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { TravelKey } from '../secrets/travel-keys.ts'
import { limits, type Limits } from './limits.ts'
import { type StreamTimes, streamTimes } from './stream-times.ts'

/** What the database holds for the whole app. It is known as soon as the database is prepared. */
export interface ClubState {
  readonly clock: Clock
  /** argon2, PHC format. */
  readonly adminPasswordHash: string
  readonly adminPasswordId: string
  readonly sessionSecret: string
  readonly travelKeys: readonly TravelKey[]
}

/**
 * What every part of the app works with: built once, passed whole. While the database is not prepared, the clock and
 * the secrets throw AppError DATABASE_UNAVAILABLE.
 */
export interface AppContext {
  readonly db: Db
  readonly listen: Listen
  readonly clock: Clock
  readonly limits: Limits
  /** `clubEmail` receives the club's own notices. */
  readonly mail: { readonly clubEmail: string }
  /** Whether the database is the embedded one, whose console opens by the club's password always. */
  readonly isEmbedded: boolean
  /** Origins without a trailing slash. */
  readonly urls: { readonly web: string; readonly admin: string }
  readonly secrets: {
    /** Signs cookies and links. */
    readonly session: () => string
    /** argon2, PHC format. */
    readonly adminPasswordHash: () => string
    /** Identifies the admin password without revealing it; admin sessions that another one opened have ended. */
    readonly adminPasswordId: () => string
    /** The first one encrypts travel details, all decrypt them. Empty if this server stores none. */
    readonly travelKeys: () => readonly TravelKey[]
  }
  /** To be called after the commit of a message, with its channel; without it all that is due is sent. */
  readonly outbox: { readonly notify: (channel?: Channel) => void }
  /** The folder for messages that are written as files. */
  readonly messageFolder: string
  readonly payments: PaymentGateway
  /** How long a public answer may be reused, in milliseconds; 0 reads the database on every request. */
  readonly publicReads: { readonly maxAgeMs: number }
  readonly server: {
    readonly logLevel: Config['logLevel']
    readonly logStream: LogStream | undefined
    readonly trustProxy: Config['trustProxy']
    /** How late the process may be, in milliseconds, before it refuses requests. */
    readonly overload: Overload
  }
  /** Undefined without METRICS_PORT. */
  readonly metrics: RequestMetrics | undefined
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly tracing: Pick<Tracing, 'addRequestSpans'> | undefined
  /** Rejects if the database is not prepared, or does not answer within 2 seconds, or accepts no writes. */
  readonly checkDatabase: () => Promise<void>
  /** Aborts when the program begins to stop: no further requests should come to it, and its streams end. */
  readonly stopping: AbortSignal
  readonly streamTimes: StreamTimes
}

interface Overload {
  /** 0 refuses no one. */
  readonly maxDelayMs: number
  /** Milliseconds over which the delay is averaged; two seconds unless given. */
  readonly sampleMs?: number
}

export interface LogStream {
  write(line: string): void
}

export interface ContextParts {
  config: Pick<
    Config,
    | 'catalogueMaxAgeMs'
    | 'dataDir'
    | 'logLevel'
    | 'mail'
    | 'publicAdminUrl'
    | 'publicWebUrl'
    | 'trustProxy'
  >
  database: Pick<DatabaseConnection, 'db' | 'kind' | 'listen' | 'checkWrites'>
  /** Undefined until the database is prepared. */
  club: () => ClubState | undefined
  /** Creates the payment gateway; the session secret is known once the database is prepared. */
  payments: (sessionSecret: () => string) => PaymentGateway
  notifyOutbox?: (channel?: Channel) => void
  stopping?: AbortSignal
  streamTimes?: Partial<StreamTimes> | undefined
  limits?: Partial<Limits>
  overload?: Overload
  metrics?: RequestMetrics | undefined
  tracing?: AppContext['tracing']
  /** Standard output unless given. */
  logStream?: LogStream | undefined
}

export function createContext(parts: ContextParts): AppContext {
  const { config, database } = parts
  const club = () => {
    const state = parts.club()
    if (!state) throw new AppError('DATABASE_UNAVAILABLE', { retryAfter: 2 })
    return state
  }
  return {
    db: database.db,
    listen: database.listen,
    clock: { now: () => club().clock.now(), today: () => club().clock.today() },
    limits: { ...limits, ...parts.limits },
    mail: { clubEmail: config.mail.clubEmail },
    isEmbedded: database.kind === 'embedded',
    urls: { web: config.publicWebUrl, admin: config.publicAdminUrl },
    secrets: {
      session: () => club().sessionSecret,
      adminPasswordHash: () => club().adminPasswordHash,
      adminPasswordId: () => club().adminPasswordId,
      travelKeys: () => club().travelKeys,
    },
    payments: parts.payments(() => club().sessionSecret),
    outbox: { notify: parts.notifyOutbox ?? (() => undefined) },
    messageFolder: outboxFolder(config.dataDir),
    publicReads: { maxAgeMs: config.catalogueMaxAgeMs },
    server: {
      logLevel: config.logLevel,
      logStream: parts.logStream,
      trustProxy: config.trustProxy,
      overload: parts.overload ?? { maxDelayMs: 1000 },
    },
    metrics: parts.metrics,
    tracing: parts.tracing,
    stopping: parts.stopping ?? new AbortController().signal,
    streamTimes: { ...streamTimes, ...parts.streamTimes },
    checkDatabase: async () => {
      club()
      await database.checkWrites()
    },
  }
}
