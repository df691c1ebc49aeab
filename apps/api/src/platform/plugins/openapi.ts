import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { AppContext } from '../context/context.ts'
import { addAdminSession, adminCookie, isSignedInAdmin } from '../session/admin-session.ts'
import { memberCookie } from '../session/member-session.ts'
import { addHostCheck, isConsoleHost } from './public-hosts.ts'
import { privateHeaders } from './security-headers.ts'

const version = '1.0.0'
const title = `${brand.name} API`

/** The reference page needs its own scripts, and styles that it writes itself. */
const docsPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Collects the schemas of all routes that are registered afterwards. */
export async function addOpenApi(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, description: brand.shortDescription, version },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          adminSession: { type: 'apiKey', in: 'cookie', name: adminCookie(context).name },
          memberSession: { type: 'apiKey', in: 'cookie', name: memberCookie(context).name },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
}

/** The parts of the document that have something about the console. */
interface Document {
  readonly [part: string]: unknown
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> }
}

const isOfConsole = (path: string) => path.startsWith('/api/admin/')

/** The document without the console's calls. */
function withoutConsole({ paths, components, ...rest }: Document): Document {
  const { memberSession } = components.securitySchemes
  return {
    ...rest,
    components: { ...components, securitySchemes: { memberSession } },
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => !isOfConsole(path))),
  }
}

/** What a client may see: the console's calls only at the console, with an open session. */
const documentFor = (context: AppContext, request: FastifyRequest, document: Document) =>
  isConsoleHost(context, request) && isSignedInAdmin(request) ? document : withoutConsole(document)

/**
 * Serves the document at `/api/openapi.json`, and the readable reference at `/docs` with its own policy. Both depend on the
 * admin session, so no cache may keep one client's answer for another.
 */
export async function addReference(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...privateHeaders, vary: 'cookie' })
    })
    addHostCheck(scope, context)
    await addAdminSession(scope, context)
    scope.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) =>
      reply.send(documentFor(context, request, app.swagger() as unknown as Document)),
    )
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: docsPolicy,
      theme: { title },
      uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: -1 },
      transformSpecification: (document, request) => ({
        ...documentFor(context, request, document as Document),
      }),
      transformSpecificationClone: false,
    })
  })
}
