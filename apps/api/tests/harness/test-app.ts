import { type Clock, createClock } from '@farandfew/domain/clock/clock.ts'
import { problem, type ErrorCode, type Problem } from '@farandfew/domain/problem/problem.ts'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import request, { type Response } from 'supertest'
import { buildApp } from '../../src/app.ts'
import {
  type AppContext,
  type ContextParts,
  createContext,
} from '../../src/platform/context/context.ts'
import type { DatabaseConnection } from '../../src/platform/db/connect.ts'
import { createSandboxGateway } from '../../src/platform/ports/payments/sandbox/sandbox-gateway.ts'
import { seed } from '../../src/seed/seed.ts'
import {
  type Limit,
  type LimitName,
  limits,
  type Limits,
} from '../../src/platform/context/limits.ts'
import type { TravelKey } from '../../src/platform/secrets/travel-keys.ts'
import { withAuditCheck } from './audit-check.ts'
import { createTestDatabase, resetDatabase } from '../support/index.ts'

export const adminPassword = 'quiet-harbour-42'
export const clubEmail = 'team@club.example'
/** Signs the cookies of every app in the tests. */
export const sessionSecret = 'a secret of the tests, forty characters.'

/** Encrypts the travel details of every app in the tests. */
export const testTravelKey: TravelKey = { id: 'test', key: Buffer.alloc(32, 'key of the tests') }

const free: Limit = { max: 1_000_000, windowMs: 60_000 }
/** So high that no test reaches them unless it sets its own. */
export const noLimits = Object.fromEntries(
  Object.keys(limits).map((name) => [name, free]),
) as unknown as Limits

export interface TestApp {
  app: FastifyInstance
  context: AppContext
  /** The URL at which it listens. */
  origin: string
  database: DatabaseConnection
  /** supertest on the app's own server. */
  request: ReturnType<typeof request>
  /** All log lines. */
  log: string[]
  /** How often the outbox worker was notified. */
  outboxNotifications(): number
  /** Restores the rows that the database was created with. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Used instead of a new database; its creator closes it. */
  database?: DatabaseConnection
  config?: Partial<ContextParts['config']>
  limits?: Partial<Record<LimitName, Limit>>
  /** The club's date. */
  today?: string
  /** Identifies the admin password, for apps with another one. */
  adminPasswordId?: string
  overload?: ContextParts['overload']
  streamTimes?: ContextParts['streamTimes']
  stopping?: AbortSignal
  /** Used instead of one key. */
  travelKeys?: readonly TravelKey[]
  /** Used instead of a clock that starts on `today`. */
  clock?: Clock
}

const config: ContextParts['config'] = {
  catalogueMaxAgeMs: 0,
  // No folder: messages stay in the database.
  dataDir: '/nonexistent',
  logLevel: 'info',
  mail: { smtpUrl: undefined, from: 'club@club.example', clubEmail },
  publicAdminUrl: 'http://localhost:4300',
  publicWebUrl: 'https://club.example',
  trustProxy: false,
}

/**
 * One connection, so that a query which a call sends outside its own transaction waits for itself and fails. Suites about
 * concurrent calls pass a database with more connections.
 */
const ownDatabase = { contents: 'catalogue', poolSize: 1 } as const

const pluginName = Symbol.for('fastify.display-name')

/**
 * Fastify looks for a plugin without a name among all files that Node has loaded, which are thousands here: more than half of the
 * time that an app takes to start.
 */
function namePlugins(message: unknown): void {
  const { fastify } = message as { fastify: { register: (...values: never[]) => unknown } }
  const { register } = fastify
  fastify.register = function (this: unknown, ...values: [plugin: never, ...never[]]) {
    const plugin: { name: string; [pluginName]?: string } = values[0]
    plugin[pluginName] ??= plugin.name || 'scope'
    return register.apply(this, values)
  }
}
const channel = 'fastify.initialization'
subscribe(channel, namePlugins)
afterAll(() => unsubscribe(channel, namePlugins))

/** Builds the app on a database with catalogue, schedule and quiz, and listens on a free port. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase(ownDatabase))
  if (options.database) await seed(database.db, { demo: false })
  const log: string[] = []
  let outboxNotifications = 0
  const club = {
    clock:
      options.clock ?? createClock({ clubDate: options.today ?? '2025-05-01', realAt: new Date() }),
    adminPasswordHash: await hash(adminPassword),
    adminPasswordId: options.adminPasswordId ?? 'the password of the tests',
    sessionSecret,
    travelKeys: options.travelKeys ?? [testTravelKey],
  }
  const context = createContext({
    config: { ...config, ...options.config },
    database: withAuditCheck(database),
    club: () => club,
    payments: (sessionSecret) => createSandboxGateway(database.db, sessionSecret),
    notifyOutbox: () => (outboxNotifications += 1),
    limits: { ...noLimits, ...options.limits },
    // A busy machine does not decide a test.
    overload: options.overload ?? { maxDelayMs: 0 },
    streamTimes: options.streamTimes,
    ...(options.stopping && { stopping: options.stopping }),
    logStream: { write: (line) => log.push(line) },
  })
  const app = await buildApp(context)
  // By itself supertest would listen on all addresses of the machine.
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    context,
    origin,
    database,
    request: request(app.server),
    log,
    outboxNotifications: () => outboxNotifications,
    reset: () => resetDatabase(database.db),
    close: async () => {
      await app.close()
      if (!options.database) await database.close()
    },
  }
}

/** Checks that a response is the problem document of a code, and returns the document. */
export function expectProblem(response: Response, code: ErrorCode, status: number): Problem {
  expect({ status: response.status, type: response.headers['content-type'] }).toEqual({
    status,
    type: 'application/problem+json; charset=utf-8',
  })
  const document = problem.parse(JSON.parse(response.text))
  expect(document.code).toBe(code)
  expect(document.status).toBe(status)
  expect(Object.keys(document).sort()).toEqual(
    ['code', 'detail', 'status', 'title', 'type', ...(document.errors ? ['errors'] : [])].sort(),
  )
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  return document
}
