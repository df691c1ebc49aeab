import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp, type ClubState } from '../app.ts'
import type { Config } from '../config/config.ts'
import { connectDatabase, type DatabaseConnection } from '../db/connect.ts'
import { maya } from '../seed/demo-members.ts'
import { AppError } from '../errors/app-error.ts'
import { startOutboxWorker, type OutboxWorker } from '../outbox/worker.ts'
import { createMailPort } from '../ports/mail/create-mail-port.ts'
import { createSmsPort } from '../ports/sms/create-sms-port.ts'
import { prepareDatabase, type Prepared } from './prepare.ts'
import { toListenError } from './start-error.ts'

/** What a program that starts the API wants to know, once it serves. */
export interface ReadyMessage {
  type: 'ready'
  port: number
  /** Only where it was made, and is to be shown. */
  adminPassword?: string
  demo?: { username: string; password: string }
  /** The club's date, `YYYY-MM-DD`. */
  clubToday: string
}

export interface RunningApi {
  readonly app: FastifyInstance
  readonly port: number
  /** Resolves once the database is prepared, undefined where `stop` came first; rejects where it cannot be. */
  readonly ready: Promise<ReadyMessage | undefined>
  /** Finishes what is in flight, then closes everything. May be called again: it is the same stop. */
  stop(): Promise<void>
}

export interface ServeOptions {
  logStream?: { write(line: string): void }
}

/** Starts the outbox's worker with the ports that the configuration names. */
function startSending(app: FastifyInstance, connection: DatabaseConnection, config: Config) {
  const ports = { mail: createMailPort(config), sms: createSmsPort(config) }
  const worker = startOutboxWorker({ db: connection.db, log: app.log, ...ports })
  return {
    wake: () => worker.wake(),
    stop: async () => {
      await worker.stop()
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

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({
      host: config.host,
      port: config.apiPort,
      listenTextResolver: () => 'listening',
    })
  } catch (error) {
    throw toListenError(error, config)
  }
  return (app.server.address() as AddressInfo).port
}

/**
 * Starts the API: it listens at once, answers 503 while the database is away or not prepared, and serves as soon
 * as it is.
 * @throws ListenError where the port is taken, DataFolderBusyError where another process has the data folder
 */
export async function serve(config: Config, options: ServeOptions = {}): Promise<RunningApi> {
  const connection = await connectDatabase(config)
  let club: ClubState | undefined
  let sending: Pick<OutboxWorker, 'wake' | 'stop'> | undefined
  const app = await buildApp({
    config,
    database: connection,
    club: () => {
      if (!club) throw new AppError('DATABASE_AWAY', { retryAfter: 2 })
      return club
    },
    wakeOutbox: () => sending?.wake(),
    ...(options.logStream ? { logStream: options.logStream } : {}),
  })
  const port = await listen(app, config).catch(async (error: unknown) => {
    await app.close()
    await connection.close()
    throw error
  })

  const stopping = new AbortController()
  const prepare = async () => {
    const prepared = await prepareDatabase(connection, config, {
      signal: stopping.signal,
      onAway: (err) => app.log.warn({ err }, 'waiting for the database'),
    })
    if (!prepared || stopping.signal.aborted) return undefined
    club = prepared.club
    sending = startSending(app, connection, config)
    return toReadyMessage(prepared, port, config)
  }
  const ready = prepare()

  const stopOnce = async () => {
    stopping.abort()
    await app.close()
    await ready.catch(() => undefined)
    await sending?.stop()
    await connection.close()
  }
  let stopped: Promise<void> | undefined
  return { app, port, ready, stop: () => (stopped ??= stopOnce()) }
}
