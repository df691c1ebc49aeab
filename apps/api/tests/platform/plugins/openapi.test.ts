import { type Contract, errorsOf } from '@farandfew/domain/contract/contract.ts'
import { allContracts } from '@farandfew/domain/all-contracts/all-contracts.ts'
import { createInquiry } from '@farandfew/domain/inquiries/inquiries.contract.ts'
import { unsubscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { receivePaymentEvent } from '@farandfew/domain/payments/payments.contract.ts'
import { problems } from '@farandfew/domain/problem/problem.ts'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'

interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
  security?: Record<string, string[]>[]
}
interface Schema {
  /** Several if one of them is null. */
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  maxLength?: number
  maxItems?: number
  maximum?: number
}
interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  components: { securitySchemes: Record<string, object>; schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

const contracts = [...allContracts.keys()]

let api: TestApp
/** What an operator with an open session sees. */
let document: OpenApi
/** Its operations with the schemas to which they refer. */
let operations: OpenApi['paths']
let cookie: string
/** Every path below /api that Fastify's router knows. */
const routed = new Set<string>()
beforeAll(async () => {
  api = await createTestApp()
  cookie = await openConsole(api)
  document = (await api.request.get('/api/openapi.json').set({ cookie })).body as OpenApi
  operations = inlined(document.paths) as OpenApi['paths']
  // Each level of the tree is indented by four characters; the rest of a line is its part of the path.
  const parents: string[] = []
  for (const line of api.app.printRoutes().split('\n')) {
    const node = /^([│ ]*)[├└]── (\S+)/.exec(line)
    if (!node) continue
    const depth = (node[1] as string).length / 4
    parents.length = depth
    parents.push(node[2] as string)
    const path = parents.join('')
    if (line.endsWith(')') && path.startsWith('/api')) routed.add(path)
  }
})
afterAll(() => api.close())

const nameOfSchema = (reference: string) => reference.replace('#/components/schemas/', '')

/** A part of the document with its components in the place of references. */
function inlined(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(inlined)
  if ('$ref' in part) return inlined(document.components.schemas[nameOfSchema(String(part.$ref))])
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inlined(inner)]))
}

const operationOf = (contract: Contract): Operation => {
  const path = contract.path.replace(/:(\w+)/g, '{$1}')
  const operation = operations[path]?.[contract.method.toLowerCase()]
  if (!operation) throw new Error(`${contract.method} ${path} is not in the document`)
  return operation
}

it('is an OpenAPI 3.1 document with title and version', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: 'Far & Few API', version: expect.any(String) })
})

describe.each(
  contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const),
)('%s', (_name, contract) => {
  it('matches its contract', () => {
    const operation = operationOf(contract)
    const { summary, description, tag, access } = contract
    const security = {
      visitor: [],
      member: [{ memberSession: [] }],
    }[access as string] ?? [{ adminSession: [] }]
    expect(operation).toMatchObject({ summary, tags: [tag], security })
    expect(operation.description).toBe(description)
    expect(operation.operationId).toBe(allContracts.get(contract))
    const statuses = [
      ...Object.keys(contract.responses),
      ...errorsOf(contract).map((code) => String(problems[code].status)),
    ]
    expect(Object.keys(operation.responses).sort()).toEqual([...new Set(statuses)].sort())
  })

  it('documents each error as a problem document', () => {
    const { responses } = operationOf(contract)
    for (const code of errorsOf(contract)) {
      const response = responses[String(problems[code].status)]
      expect(response?.description).toContain(code)
      const schema = response?.content['application/problem+json']?.schema
      expect(schema?.required).toEqual(
        expect.arrayContaining(['type', 'title', 'status', 'detail', 'code']),
      )
    }
  })

  it('documents its success response, parameters and body', () => {
    const operation = operationOf(contract)
    for (const status of Object.keys(contract.responses)) {
      const { mediaType = 'application/json' } = contract
      const schema = operation.responses[status]?.content[mediaType]?.schema
      expect(mediaType === 'application/json' ? ['object', 'array'] : ['string']).toContain(
        schema?.type,
      )
    }
    for (const [, name] of contract.path.matchAll(/:(\w+)/g)) {
      const parameter = operation.parameters?.find((one) => one.name === name)
      expect(parameter).toMatchObject({ in: 'path', required: true, schema: expect.any(Object) })
    }
    const { bodyMediaType = 'application/json' } = contract
    const body = operation.requestBody?.content[bodyMediaType]?.schema
    // A body may be a union or a map; a map describes its values.
    const isRead = contract.body !== undefined && bodyMediaType !== '*/*'
    for (const shape of body?.anyOf ?? (isRead ? [body] : [])) {
      expect(shape?.type).toBe('object')
      expect([false, expect.objectContaining({ type: 'string' })]).toContainEqual(
        shape?.additionalProperties,
      )
    }
    if (!contract.body) expect(operation.requestBody).toBeUndefined()
  })
})

it("documents the limits of a form's fields", () => {
  const schema = operationOf(createInquiry).requestBody?.content['application/json']?.schema
  expect(schema?.required).toEqual(['name', 'email', 'destination', 'message'])
  expect(schema?.properties).toMatchObject({
    name: { type: 'string', minLength: 2, maxLength: 100 },
    email: { type: 'string', format: 'email', maxLength: 254 },
    destination: { type: 'string', enum: expect.arrayContaining(['turkey', 'other']) },
    message: { type: 'string', minLength: 10, maxLength: 5000 },
  })
})

/** Places in a schema of input whose strings, lists or numbers have no bound. */
function unboundedIn(schema: Schema, place: string): string[] {
  const { type, enum: values, const: value, pattern, format } = schema
  const isFixed = values !== undefined || value !== undefined || /^date/.test(format ?? '')
  // A pattern bounds a text from start to end if it repeats nothing without a limit.
  const isShort = pattern !== undefined && /^\^[^*+]*\$$/.test(pattern)
  const isBounded: Record<string, boolean> = {
    string: isFixed || isShort || schema.maxLength !== undefined,
    array: schema.maxItems !== undefined,
    integer: isFixed || schema.maximum !== undefined,
    number: isFixed || schema.maximum !== undefined,
  }
  return [
    ...([type ?? []].flat().some((one) => isBounded[one] === false) ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      unboundedIn(inner, `${place} ${name}`),
    ),
    ...[...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((inner) =>
      unboundedIn(inner, place),
    ),
    ...(typeof schema.additionalProperties === 'object'
      ? unboundedIn(schema.additionalProperties, `${place} *`)
      : []),
  ]
}

it('bounds every text, list and number that a call accepts', () => {
  const unbounded = contracts.flatMap((contract) => {
    const { parameters = [], requestBody } = operationOf(contract)
    const schemas = [
      ...parameters.map(({ name, schema }) => [name, schema] as const),
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ['body', schema] as const),
    ]
    return schemas.flatMap(([name, schema]) =>
      unboundedIn(schema as Schema, `${contract.method} ${contract.path} ${name}`),
    )
  })
  // An email address goes on to a schema with a limit; the router bounds a path, the upload a picture.
  const boundedElsewhere =
    / (?:body (?:after )?(?:email|picture)|\/api\/(?:trip-)?pictures\/\S+ key)$/
  expect(unbounded.filter((place) => !boundedElsewhere.test(place))).toEqual([])
})

/** Places in a schema of input that accept fields with any name. */
const openIn = (schema: Schema, place: string): string[] => [
  ...(schema.properties && schema.additionalProperties !== false ? [place] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    openIn(inner, `${place} ${name}`),
  ),
  ...[...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((inner) =>
    openIn(inner, place),
  ),
]

it('refuses unknown fields in each part of a body', () => {
  const open = contracts.flatMap((contract) =>
    Object.values(operationOf(contract).requestBody?.content ?? {}).flatMap(({ schema }) =>
      openIn(schema as Schema, `${contract.method} ${contract.path}`),
    ),
  )
  expect(open).toEqual([])
})

it('documents the Idempotency-Key header', () => {
  const { parameters } = operationOf(createInquiry)
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
  )
})

it('documents what mail programs and the payment gateway send', () => {
  expect(Object.keys(operationOf(unsubscribe).requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ])
  const { requestBody, parameters } = operationOf(receivePaymentEvent)
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['*/*'])
  expect(parameters?.map(({ name }) => name)).toEqual([
    'x-razorpay-signature',
    'x-razorpay-event-id',
  ])
})

it('names the schemas of bodies and answers, and no other', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['AdminBooking', 'BookingView', 'CurrentUser', 'Problem', 'Trip']),
  )
  const { content } = document.paths['/api/user/profile']?.get?.responses['200'] ?? {}
  expect(content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/CurrentUser',
  })
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  const used = new Set([...references].map(([, name]) => name))
  expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([])
  expect([...used].filter((name) => !Object.hasOwn(schemas, String(name)))).toEqual([])
})

it('documents the session of operators', () => {
  expect(document.components.securitySchemes.adminSession).toEqual({
    type: 'apiKey',
    in: 'cookie',
    name: 'ff_admin',
  })
})

it('contains every call of the API and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const expected = contracts.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.sort()).toEqual(expected.sort())
})

it('leaves out no route below /api', () => {
  const known = new Set(contracts.map((contract) => contract.path))
  const others = [...routed].filter((path) => !known.has(path))
  expect(others.sort()).toEqual(['/api/admin/*', '/api/openapi.json'])
  expect([...known].filter((path) => !routed.has(path))).toEqual([])
})

describe('without an open admin session', () => {
  const pathsOf = ({ body }: { body: object }) => Object.keys((body as OpenApi).paths)
  const isOfConsole = (path: string) => path.startsWith('/api/admin')

  it.each(['/api/openapi.json', '/docs/json', '/docs/yaml'])(
    '%s names no call of the console, and no cache keeps what an operator saw',
    async (path) => {
      const visitor = await api.request.get(path)
      expect(visitor.status).toBe(200)
      expect(visitor.text).toContain('/api/trips')
      expect(visitor.text).not.toMatch(
        /\/api\/admin|ff_admin|adminSession|schemas\/Admin|AdminBooking/,
      )
      const operator = await api.request.get(path).set({ cookie })
      expect(operator.text).toContain('/api/admin/users')
      for (const { headers } of [visitor, operator]) {
        expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie' })
      }
    },
  )

  it("names them under the console's address only", async () => {
    const config = {
      publicAdminUrl: 'http://admin.club.example',
      publicWebUrl: 'http://club.example',
    }
    const other = await createTestApp({ database: api.database, config })
    const at = (host: string) => other.request.get('/api/openapi.json').set({ cookie, host })
    expect(pathsOf(await at('admin.club.example')).some(isOfConsole)).toBe(true)
    expect(pathsOf(await at('club.example')).some(isOfConsole)).toBe(false)
    await other.close()
  })
})

describe('the reference page', () => {
  it('has its own content security policy, which no other response gets', async () => {
    const page = await api.request.get('/docs')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.text).not.toMatch(/<script(?![^>]*src=)/)
    const read = await api.request.get('/api/trips')
    expect(read.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  it.each(['/docs/static/swagger-ui.css', '/docs/static/swagger-ui-bundle.js', '/docs/json'])(
    'serves the file that it loads: %s',
    async (path) => {
      expect((await api.request.get(path)).status).toBe(200)
    },
  )
})

it('describes each part of a union, also one with a transform', () => {
  const { parameters } = operations['/api/admin/invites']!.get!
  expect(parameters?.find(({ name }) => name === 'scheduleId')?.schema).toEqual({
    anyOf: [
      expect.objectContaining({ enum: ['none'] }),
      expect.objectContaining({ maxLength: 20 }),
    ],
  })
})
