import type { MailContent } from '../../../src/platform/db/column-types.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase } from '../../support/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterEach(async () => {
  await api.database.db.deleteFrom('newsletters').execute()
  await api.database.db.deleteFrom('outbox').execute()
})
afterAll(() => api.close())

const subscribe = (email: string) => api.request.post('/api/newsletters').send({ email })
const storedIn = async ({ database: { db } }: TestApp) =>
  (await db.selectFrom('newsletters').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )
const stored = () => storedIn(api)
const mails = () => api.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const contents = async () => (await mails()).map((mail) => mail.content as MailContent)

const address = 'visitor@mail.example'

it('stores an address and returns what was sent', async () => {
  const response = await subscribe(address)
  expect(response.status).toBe(201)
  expect(response.body).toEqual({ email: address })
  expect(await stored()).toEqual([address])
})

it('does not reveal whether an address is known', async () => {
  const first = await subscribe(address)
  const second = await subscribe(' Visitor@MAIL.example ')
  expect([second.status, second.body]).toEqual([first.status, first.body])
  const names = (headers: object) => Object.keys(headers).sort()
  expect(names(second.headers as object)).toEqual(names(first.headers as object))
  expect(await stored()).toHaveLength(1)
})

describe('the welcome', () => {
  it('is sent to a new address once and quotes nothing', async () => {
    await subscribe(address)
    await subscribe(' Visitor@MAIL.example ')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'newsletter.welcome', recipient: address, claimed: true })
    const { subject, text, html } = mail!.content as MailContent
    expect(subject).toBe('Welcome to our newsletter')
    expect(`${text}${html}`).not.toContain(address)
  })

  it('contains the unsubscribe link, and its header for mail programs (RFC 8058)', async () => {
    await subscribe(address)
    const [mail] = await contents()
    const page = /https:\/\/club\.example\/unsubscribe\?token=([\w-]+)\n/.exec(mail?.text ?? '')
    expect(mail?.html).toContain(`href="${page?.[0].trim()}"`)
    expect(mail?.headers).toEqual({
      'List-Id': '"Far & Few newsletter" <newsletter.club.example>',
      'List-Unsubscribe': `<https://club.example/api/newsletters/unsubscribe?token=${page?.[1]}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(JSON.stringify(mail?.headers)).not.toMatch(/visitor|mail\.example/)
  })

  it('notifies the outbox', async () => {
    const before = api.outboxNotifications()
    await subscribe(address)
    expect(api.outboxNotifications()).toBe(before + 1)
  })
})

it('stores no address whose welcome mail could not be stored', async () => {
  const { schema } = api.database.db
  await schema.alterTable('outbox').renameTo('outbox_gone').execute()
  const response = await subscribe(address)
  await schema.alterTable('outbox_gone').renameTo('outbox').execute()
  expectProblem(response, 'INTERNAL', 500)
  expect(await stored()).toEqual([])
})

it('stores an address and its welcome mail once for concurrent requests', async () => {
  const database = await createTestDatabase()
  const server = await createTestApp({ database })
  const send = () => server.request.post('/api/newsletters').send({ email: address })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
  expect(await storedIn(server)).toEqual([address])
  expect(await database.db.selectFrom('outbox').select('kind').execute()).toEqual([
    { kind: 'newsletter.welcome' },
  ])
  await server.close()
  await database.close()
})

/** The token and the one-click path of the last mail to a new address. */
async function subscribed(email = address) {
  await subscribe(email)
  const mail = (await contents()).at(-1)
  const link = /<https:\/\/club\.example([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')
  const path = link?.[1] ?? ''
  return { path, token: new URLSearchParams(path.split('?')[1]).get('token') ?? '' }
}

const unsubscribe = (body: object) => api.request.post('/api/newsletters/unsubscribe').send(body)
const badLink = 'This link is not valid, or a part of it is missing.'

describe('POST /api/newsletters/unsubscribe', () => {
  it('removes the address of the link and no other', async () => {
    await subscribe('other@mail.example')
    const { token } = await subscribed()
    const response = await unsubscribe({ token })
    expect(response.status).toBe(200)
    expect(response.body).toEqual({ subscribed: false })
    expect(await stored()).toEqual(['other@mail.example'])
  })

  it('gives the same answer a second time', async () => {
    const { token } = await subscribed()
    const first = await unsubscribe({ token })
    const second = await unsubscribe({ token })
    expect([second.status, second.body]).toEqual([first.status, first.body])
  })

  it('removes an address that subscribed again, through the link of an old mail', async () => {
    const { token } = await subscribed()
    await unsubscribe({ token })
    await subscribe(address)
    expect(await stored()).toEqual([address])
    await unsubscribe({ token })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['is missing', {}],
    ['is empty', { token: '' }],
    ['is short', { token: 'abc' }],
    ['is made up', { token: 'A'.repeat(80) }],
    ['is no text', { token: 42 }],
    ['is too long', { token: 'A'.repeat(501) }],
    ['has other characters', { token: `${'A'.repeat(60)}%00` }],
  ])('rejects a token that %s', async (_what, body) => {
    await subscribe(address)
    const document = expectProblem(await unsubscribe(body), 'VALIDATION_FAILED', 400)
    expect(document.detail).toBe(badLink)
    expect(document.errors).toEqual({ token: badLink })
    expect(await stored()).toEqual([address])
  })

  it('rejects a token that was changed', async () => {
    const { token } = await subscribed()
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    expectProblem(await unsubscribe({ token: changed }), 'VALIDATION_FAILED', 400)
    expect(await stored()).toEqual([address])
  })

  it('does not log the token', async () => {
    const { path, token } = await subscribed()
    await api.request.post(path).type('form').send('List-Unsubscribe=One-Click')
    await api.request.get(path)
    expect(api.log.join('')).not.toContain(token)
  })
})

describe('one click in a mail program (RFC 8058)', () => {
  const boundary = 'x-part-x'
  const multipart = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    '',
    'One-Click',
    `--${boundary}--`,
    '',
  ].join('\r\n')

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/x-www-form-urlencoded; charset=UTF-8', 'List-Unsubscribe=One-Click\r\n'],
    [`multipart/form-data; boundary=${boundary}`, multipart],
  ])('as %s removes the address', async (type, body) => {
    const { path } = await subscribed()
    const response = await api.request.post(path).set('content-type', type).send(body)
    expect([response.status, response.body]).toEqual([200, { subscribed: false }])
    expect(await stored()).toEqual([])
    const again = await api.request.post(path).set('content-type', type).send(body)
    expect(again.status).toBe(200)
  })

  it('may have parameters that a gateway has added', async () => {
    const { path } = await subscribed()
    const response = await api.request
      .post(`${path}&utm_source=gateway`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
    expect(response.status).toBe(200)
    expect(await stored()).toEqual([])
  })

  it.each(['', 'List-Unsubscribe=Perhaps', 'Not-List-Unsubscribe=One-Click', 'a=b'])(
    'changes nothing if the form contains %j',
    async (body) => {
      const { path } = await subscribed()
      const response = await api.request.post(path).type('form').send(body)
      expectProblem(response, 'VALIDATION_FAILED', 400)
      expect(await stored()).toEqual([address])
    },
  )

  it.each([
    ['application/x-www-form-urlencoded', 'a&'],
    ['multipart/form-data; boundary=x', 'name="List-Unsubscribe"\r\nx\r\n'],
    ['application/json', ' '],
  ])('is refused as %s if it is larger than any form, before it is parsed', async (type, part) => {
    const { path } = await subscribed()
    const body = part.repeat(Math.floor(64_000 / part.length))
    const response = await api.request.post(path).set('content-type', type).send(body)
    expectProblem(response, 'PAYLOAD_TOO_LARGE', 413)
    expect(await stored()).toEqual([address])
  })
})

describe('a mail scanner that follows links', () => {
  it('changes nothing and is redirected to the page with the button', async () => {
    const { path, token } = await subscribed()
    const response = await api.request.get(path)
    expect(response.status).toBe(303)
    expect(response.headers['location']).toBe(`https://club.example/unsubscribe?token=${token}`)
    await api.request.head(path)
    expect(await stored()).toEqual([address])
  })

  it.each(['', '?token=', '?token=//elsewhere.example', '?token=a&token=b'])(
    'is not redirected elsewhere by %j',
    async (query) => {
      const response = await api.request.get(`/api/newsletters/unsubscribe${query}`)
      expect(response.status).toBe(303)
      expect(response.headers['location']).toBe('https://club.example/unsubscribe')
    },
  )
})
