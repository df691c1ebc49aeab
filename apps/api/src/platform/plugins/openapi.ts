import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { allContracts, namedSchemas } from '@farandfew/domain/all-contracts/all-contracts.ts'
import { problem } from '@farandfew/domain/problem/problem.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod'
import { $ZodRegistry, type $ZodType } from 'zod/v4/core'
import type { AppContext } from '../context/context.ts'
import { addAdminSession, adminCookie, isSignedInAdmin } from '../session/admin-session.ts'
import { memberCookie } from '../session/member-session.ts'
import { addHostCheck, isConsoleHost } from './public-hosts.ts'
import { privateHeaders } from './security-headers.ts'
import { capitalized } from '@farandfew/domain/text/words.ts'

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

/** The named schemas of bodies and answers as components. Parameters are listed one by one instead. */
function componentSchemas() {
  const registry = new $ZodRegistry<{ id: string }>()
  const parameters = new Set<$ZodType | undefined>(
    [...allContracts.keys()].flatMap(({ params, query, headers }) => [params, query, headers]),
  )
  const names = new Map([...namedSchemas].map(([name, schema]) => [schema, name]))
  for (const [schema, name] of new Map([...names, [problem, 'problem']])) {
    const isObject = schema._zod.def.type === 'object'
    if (!isObject || parameters.has(schema)) continue
    registry.add(schema, { id: capitalized(name) })
  }
  return registry
}

/** Collects the schemas of all routes that are registered afterwards. */
export async function addOpenApi(app: FastifyInstance, context: AppContext): Promise<void> {
  const settings = {
    schemaRegistry: componentSchemas(),
    // The package's own override drops a part of a union that is described later, such as one with a transform.
    zodToJsonConfig: { override: () => undefined },
  }
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
    transform: createJsonSchemaTransform(settings),
    transformObject: createJsonSchemaTransformObject(settings),
  })
}

/** The parts of the document that have something about the console. */
interface Document {
  readonly [part: string]: unknown
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>
    readonly schemas: Readonly<Record<string, unknown>>
  }
}

/** The names of the components to which a part of the document refers, directly or by others. */
function referredFrom(
  part: unknown,
  schemas: Readonly<Record<string, unknown>>,
  found: Set<string>,
) {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue
    found.add(name)
    referredFrom(schemas[name], schemas, found)
  }
  return found
}

/** The document without the components that nothing uses. */
function withUsedSchemas(document: Document): Document {
  const { schemas } = document.components
  const used = referredFrom(document.paths, schemas, new Set())
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...document, components: { ...document.components, schemas: kept } }
}

const isOfConsole = (path: string) => path.startsWith('/api/admin/')

function withoutConsole({ paths, components, ...rest }: Document): Document {
  const { memberSession } = components.securitySchemes
  return withUsedSchemas({
    ...rest,
    components: { ...components, securitySchemes: { memberSession } },
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => !isOfConsole(path))),
  })
}

/** What a client may see: the console's calls only at the console, with an open session. */
function documentsFor(context: AppContext) {
  let made: { of: Document; whole: Document; public: Document } | undefined
  return (request: FastifyRequest, document: Document): Document => {
    if (made?.of !== document) {
      made = { of: document, whole: withUsedSchemas(document), public: withoutConsole(document) }
    }
    return isConsoleHost(context, request) && isSignedInAdmin(request) ? made.whole : made.public
  }
}

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
    const documentFor = documentsFor(context)
    scope.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) =>
      reply.send(documentFor(request, app.swagger() as unknown as Document)),
    )
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: docsPolicy,
      theme: { title },
      uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: -1 },
      transformSpecification: (document, request) => ({
        ...documentFor(request, document as Document),
      }),
      transformSpecificationClone: false,
    })
  })
}
