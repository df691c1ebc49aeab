import { defineContract } from '@farandfew/domain/contract/contract.ts'
import { faultParams } from '@farandfew/domain/integrity/admin-integrity.ts'
import { itemRemoval } from '@farandfew/domain/checklists/checklist.ts'
import { problem } from '@farandfew/domain/problem/problem.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  bytesRoute,
  route,
  validatorCompiler,
} from '../../../src/platform/plugins/contract-route.ts'
import type { AppError } from '../../../src/platform/errors/app-error.ts'
import { addProblems } from '../../../src/platform/plugins/problems.ts'

const place = z.object({ id: z.int(), name: z.string() })

const renamePlace = defineContract({
  method: 'POST',
  path: '/places/:id',
  access: 'visitor',
  summary: 'Rename a place',
  tag: 'Places',
  params: z.object({ id: z.pipe(z.string(), z.transform(Number)) }),
  query: z.strictObject({ quietly: z.optional(z.literal('yes', 'Say yes or nothing')) }),
  body: z.strictObject({ name: z.string('Name it').check(z.trim()) }),
  responses: { 201: place },
})

const getPlace = defineContract({
  method: 'GET',
  path: '/place',
  access: 'visitor',
  summary: 'A place',
  tag: 'Places',
  responses: { 200: place },
})

function createApp(register: (app: FastifyInstance) => void): FastifyInstance {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addProblems(app)
  register(app)
  return app
}

const post = (app: FastifyInstance, url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload })

describe('route', () => {
  it('passes the parsed request to the handler', async () => {
    const seen: unknown[] = []
    const app = createApp((to) =>
      route(to, renamePlace, ({ params, query, body }) => {
        // Typed by the contract: a number, a literal, a string.
        const id: number = params.id
        const quietly: 'yes' | undefined = query.quietly
        const name: string = body.name
        seen.push({ id, quietly, name })
        return { id, name }
      }),
    )
    const response = await post(app, '/places/7?quietly=yes', { name: '  Kotor ' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ id: 7, name: 'Kotor' })
    expect(seen).toEqual([{ id: 7, quietly: 'yes', name: 'Kotor' }])
  })

  it('removes fields that the contract does not name', async () => {
    const row = { id: 1, name: 'Kotor', passwordHash: '$argon2id$secret' }
    const app = createApp((to) => route(to, getPlace, () => row))
    const response = await app.inject('/place')
    expect(response.json()).toEqual({ id: 1, name: 'Kotor' })
    expect(response.body).not.toContain('secret')
  })

  it('answers 500 without details if a handler breaks the contract', async () => {
    const app = createApp((to) =>
      route(to, getPlace, () => ({ id: 'a secret' as unknown as number, name: 'Kotor' })),
    )
    const response = await app.inject('/place')
    expect(response.statusCode).toBe(500)
    expect(problem.parse(response.json()).code).toBe('INTERNAL')
    expect(response.body).not.toContain('secret')
  })

  it('rejects each invalid part with the messages of the contract', async () => {
    const app = createApp((to) => route(to, renamePlace, () => ({ id: 1, name: '' })))
    const refusals = await Promise.all([
      post(app, '/places/1', {}),
      post(app, '/places/1', { name: 'a', size: 1 }),
      post(app, '/places/1?quietly=no', { name: 'a' }),
      post(app, '/places/1?loudly=1', { name: 'a' }),
    ])
    expect(refusals.map((response) => response.json().errors)).toEqual([
      { name: 'Name it' },
      { size: expect.any(String) },
      { quietly: 'Say yes or nothing' },
      { loudly: expect.any(String) },
    ])
  })

  it('rejects every query parameter if the contract has none', async () => {
    const app = createApp((to) => route(to, getPlace, () => ({ id: 1, name: '' })))
    const response = await app.inject('/place?a=1')
    expect(response.json().errors).toEqual({ a: 'This parameter is not known' })
  })

  it('requires exactly one success response in a contract', () => {
    const two = { ...getPlace, responses: { 200: place, 201: place } }
    expect(() => createApp((to) => route(to, two, () => ({ id: 1, name: '' })))).toThrow(
      'GET /place must have one success response',
    )
  })

  it('requires a scope that counts for a call with a limit', () => {
    const limited = { ...getPlace, limit: 'newsletters' } as const
    expect(() => createApp((to) => route(to, limited, () => ({ id: 1, name: '' })))).toThrow(
      'GET /place has a limit, but its scope counts none',
    )
    const unknown = { ...getPlace, limit: 'unknown' } as const
    // @ts-expect-error the table has no limit of this name
    expect(() => createApp((to) => route(to, unknown, () => ({ id: 1, name: '' })))).toThrow()
  })

  it.each([
    ['member', 'member'],
    ['operator', 'operator'],
    ['edit-trips', 'operator'],
  ] as const)('requires the session that the access %s needs', (access, session) => {
    const guarded = { ...getPlace, access }
    const register = (sessionOf?: 'member' | 'operator') =>
      createApp((to) => {
        if (sessionOf) to.decorate('sessionOf', sessionOf)
        route(to, guarded, () => ({ id: 1, name: '' }))
      })
    const missing = `GET /place needs the session of a ${session}, which its scope has not`
    expect(() => register()).toThrow(missing)
    expect(() => register(session === 'member' ? 'operator' : 'member')).toThrow(missing)
    expect(() => register(session)).not.toThrow()
  })

  it('type-checks what handlers return', () => {
    createApp((to) => {
      // @ts-expect-error a field is missing
      route(to, getPlace, () => ({ id: 1 }))
    })
    createApp((to) => {
      // @ts-expect-error a field has another type
      route(to, getPlace, () => ({ id: '1', name: '' }))
    })
    createApp((to) => {
      // @ts-expect-error nothing is returned
      route(to, getPlace, async () => {})
    })
    createApp((to) => {
      // @ts-expect-error this contract has no body
      route(to, getPlace, ({ body }) => ({ id: 1, name: body.name }))
    })
  })
})

describe('a text that no database can store', () => {
  const nul = '\0'
  const refused = 'Please remove the characters that cannot be shown'
  const check = (schema: Parameters<typeof validatorCompiler>[0]['schema'], data: unknown) =>
    validatorCompiler({ schema })(data) as { value?: unknown; error?: AppError }

  it.each([
    ['compared with what is stored', itemRemoval, { before: `Sun${nul}cream` }, 'before'],
    ['with half of a pair', itemRemoval, { before: 'Sun \ud83d' }, 'before'],
    ['in a path', faultParams, { kind: 'a', key: `7${nul}`, action: 'b' }, 'key'],
  ])('is refused: %s', (_what, schema, data, field) => {
    expect(check(schema, data).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      detail: refused,
      errors: { [field]: refused },
    })
  })

  it('is refused as the name of a field, too', () => {
    const alts = z.object({ imageAlts: z.record(z.string(), z.string()) })
    expect(check(alts, { imageAlts: { [`/art/a${nul}.jpg`]: 'A hill' } }).error).toMatchObject({
      errors: { imageAlts: refused },
    })
    expect(check(alts, { imageAlts: { '/art/a.jpg': 'A hill' } }).error).toBeUndefined()
  })
})

describe('bytesRoute', () => {
  it('checks the request and sends the bytes of the handler', async () => {
    const app = createApp((to) =>
      bytesRoute(to, getPlace, ({ reply }) => reply.type('application/json').send('{"any":1}')),
    )
    expect((await app.inject('/place')).json()).toEqual({ any: 1 })
    expect((await app.inject('/place?a=1')).statusCode).toBe(400)
  })
})
