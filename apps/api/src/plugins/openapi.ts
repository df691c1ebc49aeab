import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brand } from '@farandfew/domain/brand'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { AppContext } from '../context/context.ts'
import { adminCookie } from '../session/admin-session.ts'
import { memberCookie } from '../session/member-session.ts'
import { securityHeaders } from './security-headers.ts'

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

/** Serves the document at `/api/openapi.json`, and the readable reference at `/docs` with its own policy. */
export async function addReference(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(securityHeaders).header('cache-control', 'no-cache').send(app.swagger()),
  )
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(securityHeaders)
    })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: docsPolicy,
      theme: { title },
      uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: -1 },
    })
  })
}
