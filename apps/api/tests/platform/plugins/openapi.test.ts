import * as account from '@farandfew/domain/account/account.contract.ts'
import * as admin from '@farandfew/domain/operator-sessions/admin-session.contract.ts'
import * as adminAudit from '@farandfew/domain/audit/admin-audit.contract.ts'
import * as adminBookings from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import * as adminClub from '@farandfew/domain/club-details/admin-club.contract.ts'
import * as adminDepartures from '@farandfew/domain/departures/admin-departures.contract.ts'
import * as adminDepartures2 from '@farandfew/domain/departures/departure-hotels.contract.ts'
import * as adminAnnotations from '@farandfew/domain/annotations/admin-annotations.contract.ts'
import * as adminInquiries from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import * as adminIntegrity from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import * as adminInvites from '@farandfew/domain/invites/admin-invites.contract.ts'
import * as adminMemberViews from '@farandfew/domain/members/admin-member-views.contract.ts'
import * as adminMessages from '@farandfew/domain/messages/admin-messages.contract.ts'
import * as openWork from '@farandfew/domain/today/admin-open-work.contract.ts'
import * as adminToday from '@farandfew/domain/today/admin-today.contract.ts'
import * as adminNewsletters from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import * as adminReports from '@farandfew/domain/reports/admin-reports.contract.ts'
import * as adminOperators from '@farandfew/domain/operators/admin-operators.contract.ts'
import * as adminRoommates from '@farandfew/domain/roommates/admin-roommates.contract.ts'
import * as adminSelections from '@farandfew/domain/selections/admin-selections.contract.ts'
import { findCallAccess } from '@farandfew/domain/operators/call-permissions.ts'
import * as adminReviews from '@farandfew/domain/reviews/admin-reviews.contract.ts'
import * as adminSecurity from '@farandfew/domain/operator-sessions/admin-security.contract.ts'
import * as adminSecurityEvents from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import * as adminTravelDetails from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import * as adminTrips from '@farandfew/domain/trips/admin-trips.contract.ts'
import * as adminUsers from '@farandfew/domain/members/admin-members.contract.ts'
import * as adminUsers2 from '@farandfew/domain/member-care/member-care.contract.ts'
import * as adminUsers3 from '@farandfew/domain/member-merges/member-merges.contract.ts'
import * as adminWriting from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import * as auth from '@farandfew/domain/auth/auth.contract.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import * as bookings from '@farandfew/domain/bookings/bookings.contract.ts'
import * as club from '@farandfew/domain/club-details/club.contract.ts'
import * as departures from '@farandfew/domain/departures/departures.contract.ts'
import * as groupMessages from '@farandfew/domain/group-messages/group-messages.contract.ts'
import * as checklists from '@farandfew/domain/checklists/checklists.contract.ts'
import * as connections from '@farandfew/domain/connections/connections.contract.ts'
import * as groups from '@farandfew/domain/groups/groups.contract.ts'
import * as inquiries from '@farandfew/domain/inquiries/inquiries.contract.ts'
import * as invites from '@farandfew/domain/invites/invites.contract.ts'
import * as memberPictures from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import * as newsletters from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { type ErrorCode, problems } from '@farandfew/domain/problem/problem.ts'
import * as quiz from '@farandfew/domain/quiz/quiz.contract.ts'
import * as tripPockets from '@farandfew/domain/trip-pockets/trip-pockets.contract.ts'
import * as travelDetails from '@farandfew/domain/travel-details/travel-details.contract.ts'
import * as roommates from '@farandfew/domain/roommates/roommates.contract.ts'
import * as tripPictures from '@farandfew/domain/trip-pictures/trip-pictures.contract.ts'
import * as trips from '@farandfew/domain/trips/trips.contract.ts'
import * as reviews from '@farandfew/domain/reviews/reviews.contract.ts'
import * as savedTrips from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import * as vouches from '@farandfew/domain/vouches/vouches.contract.ts'
import { findLimit } from '../../../src/platform/context/limits.ts'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'

interface Operation {
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
  security?: Record<string, string[]>[]
}
interface Schema {
  type?: string
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
  components: { securitySchemes: Record<string, object> }
  paths: Record<string, Record<string, Operation>>
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'responses' in value && 'path' in value

const contracts = [
  account,
  admin,
  adminUsers,
  adminUsers2,
  adminUsers3,
  adminTravelDetails,
  adminTrips,
  adminSecurity,
  adminSecurityEvents,
  adminMemberViews,
  adminMessages,
  openWork,
  adminToday,
  adminNewsletters,
  adminIntegrity,
  adminInvites,
  adminAnnotations,
  adminInquiries,
  adminBookings,
  adminClub,
  adminDepartures,
  adminDepartures2,
  adminAudit,
  adminReports,
  adminReviews,
  adminOperators,
  adminRoommates,
  adminSelections,
  adminWriting,
  auth,
  bookings,
  club,
  departures,
  groupMessages,
  checklists,
  connections,
  groups,
  inquiries,
  invites,
  newsletters,
  quiz,
  travelDetails,
  roommates,
  tripPictures,
  trips,
  memberPictures,
  tripPockets,
  reviews,
  savedTrips,
  vouches,
]
  .flatMap((feature) => Object.values(feature) as unknown[])
  .filter(isContract)

let api: TestApp
/** What an operator with an open session sees. */
let document: OpenApi
let cookie: string
/** Every path below /api that Fastify's router knows. */
const routed = new Set<string>()
beforeAll(async () => {
  api = await createTestApp()
  cookie = await openConsole(api)
  document = (await api.request.get('/api/openapi.json').set({ cookie })).body as OpenApi
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

const operationOf = (contract: Contract): Operation => {
  const path = contract.path.replace(/:(\w+)/g, '{$1}')
  const operation = document.paths[path]?.[contract.method.toLowerCase()]
  if (!operation) throw new Error(`${contract.method} ${path} is not in the document`)
  return operation
}

/** Whether the API may refuse the role of an operator. */
const refusesRoles = ({ method, path }: Contract) => {
  const access = findCallAccess(method, path)
  return access !== undefined && access !== 'anyone' && access !== 'operator'
}

const errorsOf = (contract: Contract): ErrorCode[] => [
  ...contract.errors,
  ...(refusesRoles(contract) ? (['ROLE_NOT_ALLOWED'] as const) : []),
  ...(findLimit(contract) ? (['TOO_MANY_REQUESTS'] as const) : []),
]

it('is an OpenAPI 3.1 document with title and version', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: 'Far & Few API', version: expect.any(String) })
})

it('finds the contracts to compare it with', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(8)
})

describe.each(
  contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const),
)('%s', (_name, contract) => {
  it('matches its contract', () => {
    const operation = operationOf(contract)
    expect(operation.summary).toBe(contract.summary)
    expect(operation.tags).toEqual([contract.tag])
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
    for (const shape of body?.anyOf ?? (contract.body ? [body] : [])) {
      expect(shape?.type).toBe('object')
      expect([false, expect.objectContaining({ type: 'string' })]).toContainEqual(
        shape?.additionalProperties,
      )
    }
    if (!contract.body) expect(operation.requestBody).toBeUndefined()
  })
})

it("documents the limits of a form's fields", () => {
  const schema = operationOf(inquiries.createInquiry).requestBody?.content['application/json']
    ?.schema
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
  const isBounded = {
    string: isFixed || isShort || schema.maxLength !== undefined,
    array: schema.maxItems !== undefined,
    integer: isFixed || schema.maximum !== undefined,
    number: isFixed || schema.maximum !== undefined,
  }[type ?? '']
  return [
    ...(isBounded === false ? [place] : []),
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

it('documents the Idempotency-Key header', () => {
  const { parameters } = operationOf(inquiries.createInquiry)
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
  )
})

it('documents which calls need an admin session', () => {
  expect(operationOf(adminUsers.listAdminUsers).security).toEqual([{ adminSession: [] }])
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
      expect(visitor.text).not.toMatch(/\/api\/admin|ff_admin|adminSession/)
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
