import type { Clock } from '@farandfew/domain/clock'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config/config.ts'
import type { DatabaseConnection } from './db/connect.ts'
import { adminPlugin } from './admin.plugin.ts'
import { adminCookie } from './session/admin-session.ts'
import { memberCookie } from './session/member-session.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { inquiriesRoutes } from './features/inquiries/inquiries.routes.ts'
import { newslettersRoutes } from './features/newsletters/newsletters.routes.ts'
import { memberPicturesRoutes } from './features/member-pictures/member-pictures.routes.ts'
import { quizRoutes } from './features/quiz/quiz.routes.ts'
import { departuresRoutes } from './features/departures/departures.routes.ts'
import { tripsRoutes } from './features/trips/trips.routes.ts'
import { membersPlugin } from './members.plugin.ts'
import { validatorCompiler } from './plugins/contract-route.ts'
import { addGracefulClose } from './plugins/graceful-close.ts'
import { addHousekeeping } from './plugins/housekeeping.ts'
import { addRequestLog, loggerOptions, requestId } from './plugins/logging.ts'
import { addOpenApi, addReference } from './plugins/openapi.ts'
import { addProblems, answerFailure, answerUnreadable } from './plugins/problems.ts'
import { addRateLimits, standardLimits, type Limits } from './plugins/rate-limit.ts'
import { addSameOriginCheck } from './plugins/same-origin.ts'
import { addPrivateHeaders } from './plugins/security-headers.ts'

/** What the database holds for the whole app, known once it is migrated. */
export interface ClubState {
  clock: Clock
  /** argon2, PHC format. */
  adminPasswordHash: string
  sessionSecret: string
}

export interface AppParts {
  config: Pick<
    Config,
    'catalogueMaxAgeMs' | 'logLevel' | 'mail' | 'publicAdminUrl' | 'publicWebUrl' | 'trustProxy'
  >
  database: Pick<DatabaseConnection, 'db' | 'ping'>
  /** Throws AppError DATABASE_AWAY until the database is prepared. */
  club: () => ClubState
  /** Called when messages were committed to the outbox. */
  wakeOutbox?: () => void
  limits?: Partial<Limits>
  /** Where log lines go; standard output unless given. */
  logStream?: { write(line: string): void }
}

/** The most bytes of a body: no form comes near it. */
const bodyLimit = 64 * 1024
/** Milliseconds within which a request must have arrived whole. */
const requestTimeout = 30_000

/** Fastify trusts no bare number of proxies; as a function it does: hop 0 is whoever connected to us. */
function trustedProxies(setting: Config['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting
  return typeof setting === 'boolean' ? setting : [...setting]
}

function serverOptions({ config, logStream }: AppParts): FastifyServerOptions {
  return {
    bodyLimit,
    requestTimeout,
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: trustedProxies(config.trustProxy),
    routerOptions: { maxParamLength: 1000 },
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  }
}

/** The calls that write, and those of the console: checked, limited, logged, and kept by nobody. */
async function addGuardedFeatures(
  scope: FastifyInstance,
  parts: AppParts & { limits: Limits },
): Promise<void> {
  const { config, database, club, limits, wakeOutbox = () => undefined } = parts
  const { db } = database
  const sessionSecret = () => club().sessionSecret
  addRequestLog(scope)
  addPrivateHeaders(scope)
  addSameOriginCheck(scope)
  await addRateLimits(scope, { db, secret: sessionSecret })
  await scope.register(inquiriesRoutes, {
    db,
    limits,
    wakeOutbox,
    clubEmail: config.mail.clubEmail,
  })
  await scope.register(newslettersRoutes, {
    db,
    limits,
    wakeOutbox,
    secret: sessionSecret,
    publicWebUrl: config.publicWebUrl,
  })
  await scope.register(membersPlugin, {
    db,
    limits,
    wakeOutbox,
    sessionSecret,
    clock: () => club().clock,
    publicWebUrl: config.publicWebUrl,
    clubEmail: config.mail.clubEmail,
  })
  await scope.register(adminPlugin, {
    db,
    limits,
    wakeOutbox,
    sessionSecret,
    adminPasswordHash: () => club().adminPasswordHash,
    clock: () => club().clock,
    publicAdminUrl: config.publicAdminUrl,
    publicWebUrl: config.publicWebUrl,
    clubEmail: config.mail.clubEmail,
  })
}

/** The API, ready for `listen` or for a test's requests; the caller closes it, and the database after it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, club } = parts
  const limits = { ...standardLimits, ...parts.limits }
  const app = Fastify(serverOptions(parts))
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addProblems(app)
  addGracefulClose(app)
  addHousekeeping(app, database.db, limits)
  await addOpenApi(app, {
    admin: adminCookie(config.publicAdminUrl).name,
    member: memberCookie(config.publicWebUrl).name,
  })
  await app.register(healthRoutes, {
    checkDatabase: async () => {
      club()
      await database.ping()
    },
  })
  const publicReads = {
    db: database.db,
    clock: () => club().clock,
    maxAgeMs: config.catalogueMaxAgeMs,
  }
  await app.register(tripsRoutes, publicReads)
  await app.register(departuresRoutes, { ...publicReads, publicWebUrl: config.publicWebUrl })
  await app.register(quizRoutes, {
    ...publicReads,
    limits,
    publicWebUrl: config.publicWebUrl,
    sessionSecret: () => club().sessionSecret,
  })
  await app.register(memberPicturesRoutes, { db: database.db })
  await app.register((scope) => addGuardedFeatures(scope, { ...parts, limits }))
  await addReference(app)
  return app
}
