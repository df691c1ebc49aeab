import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { adminPlugin } from './admin.plugin.ts'
import type { AppContext } from './platform/context/context.ts'
import { paymentEventsRoutes } from './club/payments/payments.routes.ts'
import { clubRoutes } from './club/club-details/club.routes.ts'
import { departuresRoutes } from './club/departures/departures.routes.ts'
import { healthRoutes } from './platform/health/health.routes.ts'
import { inquiriesRoutes } from './club/inquiries/inquiries.routes.ts'
import { memberPicturesRoutes } from './club/member-pictures/member-pictures.routes.ts'
import { newslettersRoutes } from './club/newsletters/newsletters.routes.ts'
import { quizRoutes } from './club/quiz/quiz.routes.ts'
import { tripReviewsRoutes } from './club/reviews/trip-reviews.routes.ts'
import { tripPicturesRoutes } from './club/trip-pictures/trip-pictures.routes.ts'
import { tripsRoutes } from './club/trips/trips.routes.ts'
import { membersPlugin } from './members.plugin.ts'
import { addRequestMetrics, countUnreadable } from './platform/metrics/request-metrics.ts'
import { validatorCompiler } from './platform/plugins/contract-route.ts'
import { addDatabaseDeadline } from './platform/plugins/database-deadline.ts'
import { addGracefulClose } from './platform/plugins/graceful-close.ts'
import { addHousekeeping } from './process/housekeeping.ts'
import { addRequestLog, loggerOptions, requestId } from './platform/plugins/logging.ts'
import { addOpenApi, addReference } from './platform/plugins/openapi.ts'
import { addProblems, answerFailure, answerUnreadable } from './platform/plugins/problems.ts'
import { addHostCheck } from './platform/plugins/public-hosts.ts'
import { addRateLimits } from './platform/plugins/rate-limit.ts'
import { addSameOriginCheck } from './platform/plugins/same-origin.ts'
import { addOverloadRefusal } from './platform/plugins/overload.ts'
import { addPrivateHeaders, addTransportHeaders } from './platform/plugins/security-headers.ts'

/** In bytes; far above the size of any form. */
const bodyLimit = 64 * 1024
/** Milliseconds within which a request must have arrived completely: an upload waits for a place, then has 45 seconds. */
const requestTimeout = 60_000

/** Fastify does not accept a number of proxies, but a function of the hop; hop 0 is the client that connected to us. */
function trustedProxies(setting: AppContext['server']['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting
  return typeof setting === 'boolean' ? setting : [...setting]
}

/** Fastify would load ajv to have compilers ready, but the app sets its own. */
function refuseCompiler(): never {
  throw new Error('The app sets its own compilers')
}

function serverOptions({ server, metrics }: AppContext): FastifyServerOptions {
  const count = () => metrics && countUnreadable(metrics)
  return {
    bodyLimit,
    requestTimeout,
    logger: loggerOptions(server.logLevel, server.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: trustedProxies(server.trustProxy),
    routerOptions: { maxParamLength: 1000 },
    return503OnClosing: false,
    schemaController: {
      compilersFactory: { buildValidator: refuseCompiler, buildSerializer: refuseCompiler },
    },
    clientErrorHandler: (error, socket) => {
      count()
      answerUnreadable(error, socket)
    },
    frameworkErrors: (error, request, reply) => {
      count()
      answerFailure(error, request, reply)
    },
  }
}

/** Reads that are the same for everyone: no session, no log line, no per-request headers (docs/api.md, "Public reads"). */
async function addPublicReads(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(tripsRoutes, context)
  await app.register(departuresRoutes, context)
  await app.register(quizRoutes, context)
  await app.register(tripReviewsRoutes, context)
  await app.register(clubRoutes, context)
  await app.register(memberPicturesRoutes, context)
  await app.register(tripPicturesRoutes, context)
}

/** Forms, members and admin: checked for their origin, limited, logged and not cacheable. */
async function addGuardedCalls(scope: FastifyInstance, context: AppContext): Promise<void> {
  addRequestLog(scope)
  addPrivateHeaders(scope)
  addHostCheck(scope, context)
  addSameOriginCheck(scope)
  await addRateLimits(scope, context)
  await scope.register(inquiriesRoutes, context)
  await scope.register(newslettersRoutes, context)
  await scope.register(paymentEventsRoutes, context)
  await scope.register(membersPlugin, context)
  await scope.register(adminPlugin, context)
}

/** The API, ready for `listen` or for a test's requests. The caller closes it, and the database afterwards. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(context))
  app.decorate('stores', context)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  if (context.metrics) addRequestMetrics(app, context.metrics)
  context.tracing?.addRequestSpans(app)
  addProblems(app)
  addTransportHeaders(app, context.urls.web)
  await addOverloadRefusal(app, context)
  addDatabaseDeadline(app)
  addGracefulClose(app)
  addHousekeeping(app, context)
  await addOpenApi(app, context)
  await app.register(healthRoutes, context)
  await addPublicReads(app, context)
  await app.register((scope) => addGuardedCalls(scope, context))
  await addReference(app, context)
  return app
}
