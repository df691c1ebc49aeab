import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brand } from '@farandfew/domain/brand'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { securityHeaders } from './security-headers.ts'

const version = '1.0.0'
const title = `${brand.name} API`

/** What the reference page needs and no other page gets: its own scripts, and the styles it writes. */
const docsPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The names of the cookies that open calls. */
export interface SessionCookies {
  admin: string
  member: string
}

/** Collects the schemas of every route that is registered afterwards. */
export async function addOpenApi(app: FastifyInstance, cookies: SessionCookies): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, description: brand.shortDescription, version },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          adminSession: { type: 'apiKey', in: 'cookie', name: cookies.admin },
          memberSession: { type: 'apiKey', in: 'cookie', name: cookies.member },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
}

/** The document at `/api/openapi.json` and the reference for people at `/docs`, under a policy of its own. */
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
