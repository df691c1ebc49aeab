import { createClock } from '@farandfew/domain/clock'
import { problem, type ErrorCode, type Problem } from '@farandfew/domain/problem'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import request, { type Response } from 'supertest'
import { buildApp } from '../../src/app.ts'
import { type ContextParts, createContext } from '../../src/context.ts'
import type { DatabaseConnection } from '../../src/db/connect.ts'
import { seed } from '../../src/seed/seed.ts'
import { type Limit, type LimitName, limits, type Limits } from '../../src/limits.ts'
import { createEmbeddedTestDatabase } from '../support/index.ts'

export const adminPassword = 'quiet-harbour-42'
export const clubEmail = 'desk@club.example'

const free: Limit = { max: 1_000_000, windowMs: 60_000 }
/** No limit stands in the way of a test that is not about limits. */
export const noLimits = Object.fromEntries(
  Object.keys(limits).map((name) => [name, free]),
) as unknown as Limits

export interface TestApp {
  app: FastifyInstance
  /** Where it listens. */
  origin: string
  database: DatabaseConnection
  /** supertest on the app's own server. */
  request: ReturnType<typeof request>
  /** Every line that was logged. */
  log: string[]
  /** How often the outbox was woken. */
  woken(): number
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Another database than a fresh embedded one; whoever made it closes it. */
  database?: DatabaseConnection
  config?: Partial<ContextParts['config']>
  limits?: Partial<Record<LimitName, Limit>>
  /** The club's date. */
  today?: string
}

const config: ContextParts['config'] = {
  catalogueMaxAgeMs: 0,
  logLevel: 'info',
  mail: { smtpUrl: undefined, from: 'club@club.example', clubEmail },
  publicAdminUrl: 'http://localhost:4300',
  publicWebUrl: 'https://club.example',
  trustProxy: false,
}

/** The built app on a seeded database, ready for requests. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createEmbeddedTestDatabase())
  await seed(database.db, { demo: false })
  const log: string[] = []
  let woken = 0
  const club = {
    clock: createClock({ clubDate: options.today ?? '2025-05-01', realAt: new Date() }),
    // Cheap on purpose: a test need not wait for a hash.
    adminPasswordHash: await hash(adminPassword, { memoryCost: 1024, timeCost: 1 }),
    sessionSecret: 'a secret of the tests, forty characters.',
  }
  const context = createContext({
    config: { ...config, ...options.config },
    database,
    club: () => club,
    wakeOutbox: () => (woken += 1),
    limits: { ...noLimits, ...options.limits },
    logStream: { write: (line) => log.push(line) },
  })
  const app = await buildApp(context)
  // supertest would listen on every address of the machine.
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    origin,
    database,
    request: request(app.server),
    log,
    woken: () => woken,
    close: async () => {
      await app.close()
      if (!options.database) await database.close()
    },
  }
}

/** Checks that an answer is the problem document of a code, and gives it back. */
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
