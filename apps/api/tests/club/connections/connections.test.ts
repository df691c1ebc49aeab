import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import {
  connectionRequestsPerDay,
  daysUntilAskedAgain,
} from '@farandfew/domain/connections/connection-rules.ts'
import pg from 'pg'
import type { Response } from 'supertest'
import { limits } from '../../../src/platform/context/limits.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { collectRoutes } from '../../harness/routes.ts'
import type { SignedIn } from '../../harness/signed-in.ts'
import { clubEmail, createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { callsOf, type Change, departureId, insertGroup } from './connection-world.ts'

const today = '2025-05-01'
let api: TestApp
let asha: SignedIn
let ben: SignedIn
let chitra: SignedIn
let routes: string[]
beforeAll(async () => {
  const collected = collectRoutes()
  api = await createTestApp({ ...plainSite, today })
  routes = collected.stop()
})
afterAll(() => api.close())

const createWorld = async () => {
  await api.reset()
  ;[asha, ben, chitra] = (await insertGroup(api, ['Asha', 'Ben', 'Chitra'])) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ]
}
beforeEach(createWorld)

const of = (member: SignedIn) => callsOf(api, member)

const setContact = (member: SignedIn, fields: object = {}) =>
  api.database.db
    .updateTable('users')
    .set({
      phone: '+91 98765 43210',
      phoneVerifiedAt: new Date(),
      instagramHandle: '@someone',
      linkedinHandle: 'some-one',
      ...fields,
    })
    .where('id', '=', member.id)
    .execute()

/** Moves the pauses between requests to the past. */
const endPauses = () =>
  api.database.db.updateTable('connectionPauses').set({ until: today }).execute()

const leaveGroup = ({ id }: SignedIn) =>
  api.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled', endedAt: new Date(), endedBy: 'member', refundAmount: 0 })
    .where('userId', '=', id)
    .execute()

async function connect(one: SignedIn, other: SignedIn): Promise<void> {
  await of(one).ask(other)
  expect((await of(other).change('accept', one)).status).toBe(200)
}

describe('a request', () => {
  it('is seen by both with its note, and stays one if it is sent again', async () => {
    const asked = await of(asha).ask(ben, 'We both dive!')
    expect(asked.body).toEqual({
      memberId: ben.id,
      state: 'asked',
      note: 'We both dive!',
      contact: null,
      canAsk: false,
      askAgainFrom: null,
    })
    expect((await of(asha).ask(ben, 'Another note')).body).toEqual(asked.body)
    expect((await of(ben).list()).pairs).toMatchObject([
      { memberId: asha.id, state: 'asking', note: 'We both dive!', member: { name: 'Asha' } },
    ])
    expect(await of(chitra).pairWith(asha)).toMatchObject({ state: 'none', canAsk: true })
  })

  it('is accepted by the one who was asked, also by asking back', async () => {
    await of(asha).ask(ben)
    expectProblem(await of(asha).change('accept', ben), 'NOT_FOUND', 404)
    expectProblem(await of(chitra).change('accept', asha), 'NOT_FOUND', 404)
    expect((await of(ben).change('accept', asha)).body).toMatchObject({ state: 'connected' })
    expect((await of(ben).change('accept', asha)).body).toMatchObject({ state: 'connected' })
    await of(chitra).ask(ben)
    expect((await of(ben).ask(chitra)).body).toMatchObject({ state: 'connected', note: null })
    expect((await of(chitra).list()).pairs).toMatchObject([{ state: 'connected' }])
  })

  it('that was declined cannot be repeated for 90 days, but the other one may ask', async () => {
    await of(asha).ask(ben)
    await of(ben).change('decline', asha)
    const again = addDays(today, daysUntilAskedAgain.declined)
    expect(await of(asha).pairWith(ben)).toMatchObject({ canAsk: false, askAgainFrom: again })
    const { detail } = expectProblem(await of(asha).ask(ben), 'ASKED_TOO_SOON', 409)
    expect(detail).toBe('You can ask this member again from 30 July 2025.')
    expect((await of(ben).list()).pairs).toEqual([])
    expect((await of(ben).ask(asha)).body).toMatchObject({ state: 'asked' })
    await of(ben).change('withdraw', asha)
    await endPauses()
    expect((await of(asha).ask(ben)).body).toMatchObject({ state: 'asked' })
  })

  it('that was taken back can be repeated after a few days', async () => {
    await of(asha).ask(ben)
    expectProblem(await of(ben).change('withdraw', asha), 'NOT_FOUND', 404)
    expect((await of(asha).change('withdraw', ben)).body).toMatchObject({
      state: 'none',
      canAsk: false,
      askAgainFrom: addDays(today, daysUntilAskedAgain.withdrawn),
    })
    expectProblem(await of(asha).ask(ben), 'ASKED_TOO_SOON', 409)
    expectProblem(await of(ben).change('accept', asha), 'NOT_FOUND', 404)
  })

  it('reaches only members of the same group who take requests', async () => {
    const [outsider] = await insertGroup(api, ['Omar'])
    await leaveGroup(outsider!)
    expectProblem(await of(asha).ask(outsider!), 'MEMBER_UNAVAILABLE', 404)
    expectProblem(await of(outsider!).ask(asha), 'MEMBER_UNAVAILABLE', 404)
    expectProblem(await of(asha).ask(asha), 'MEMBER_UNAVAILABLE', 404)
    await of(ben).settings({ takesRequests: false })
    expectProblem(await of(asha).ask(ben), 'MEMBER_UNAVAILABLE', 404)
    expect(await of(asha).pairWith(ben)).toMatchObject({ state: 'none', canAsk: false })
    await of(ben).ask(asha)
    expect((await of(asha).ask(ben)).body).toMatchObject({ state: 'connected' })
  })

  it('has a note of at most 300 characters', async () => {
    expectProblem(await of(asha).ask(ben, 'a'.repeat(301)), 'VALIDATION_FAILED', 400)
  })

  it('can be sent ten times a day, refused ones included', async () => {
    const limited = await createTestApp({
      ...plainSite,
      today,
      database: api.database,
      limits: { connectionRequests: limits.connectionRequests },
    })
    try {
      const { ask } = callsOf(limited, asha)
      for (let count = 0; count < connectionRequestsPerDay; count += 1) await ask(ben)
      const refused = await ask(chitra)
      expectProblem(refused, 'TOO_MANY_REQUESTS', 429)
      expect((refused.body as { detail: string }).detail).toBe(
        'You can send 10 requests to connect in 24 hours. Please try again in about 24 hours.',
      )
      expect((await callsOf(limited, ben).ask(chitra)).status).toBe(200)
    } finally {
      await limited.close()
    }
  })

  it('is not sent for a member whose requests the club has stopped', async () => {
    await of(ben).ask(asha)
    await api.database.db
      .updateTable('connectionSettings')
      .set({ maySendRequests: false })
      .where('userId', '=', asha.id)
      .execute()
    expectProblem(await of(asha).ask(chitra), 'REQUESTS_STOPPED', 403)
    expect(await of(asha).pairWith(chitra)).toMatchObject({ canAsk: false })
    expect((await of(asha).ask(ben)).body).toMatchObject({ state: 'connected' })
  })
})

describe('contact details', () => {
  it('are visible only between two who both accepted, and no longer after one disconnects', async () => {
    await setContact(ben)
    const secrets = /98765|@someone|some-one/
    await of(asha).ask(ben)
    await of(ben).ask(chitra)
    for (const member of [asha, chitra]) {
      for (const path of ['/api/connections', `/api/groups/${departureId}/connections`]) {
        expect((await of(member).get(path)).text).not.toMatch(secrets)
      }
    }
    const contact = {
      phone: '+91 98765 43210',
      instagramHandle: '@someone',
      linkedinHandle: 'some-one',
    }
    expect((await of(ben).list()).shared).toEqual(contact)
    await of(ben).change('accept', asha)
    expect(await of(asha).pairWith(ben)).toMatchObject({ contact })
    expect((await of(asha).list()).pairs).toMatchObject([{ contact }])
    expect((await of(chitra).get('/api/connections')).text).not.toMatch(secrets)
    expect((await of(asha).change('disconnect', ben)).body).toMatchObject({
      state: 'none',
      contact: null,
      canAsk: true,
    })
    expect((await of(asha).get('/api/connections')).text).not.toMatch(secrets)
    expect(await of(ben).pairWith(asha)).toMatchObject({ state: 'none', canAsk: false })
  })

  it('are those that the member shares; an unverified phone is not among them', async () => {
    await setContact(ben, { phoneVerifiedAt: null })
    await connect(asha, ben)
    await of(ben).settings({ sharesInstagram: false })
    const contact = { phone: null, instagramHandle: null, linkedinHandle: 'some-one' }
    expect((await of(ben).list()).shared).toEqual(contact)
    expect(await of(asha).pairWith(ben)).toMatchObject({ contact })
    const { body } = await of(ben).settings({ sharesLinkedin: false })
    expect(body).toEqual({
      settings: {
        takesRequests: true,
        maySendRequests: true,
        sharesPhone: true,
        sharesInstagram: false,
        sharesLinkedin: false,
      },
      shared: { phone: null, instagramHandle: null, linkedinHandle: null },
    })
  })

  it('settings that only the club can change are refused', async () => {
    expectProblem(await of(ben).settings({ maySendRequests: true }), 'VALIDATION_FAILED', 400)
  })
})

describe('mails', () => {
  const kindsTo = async ({ email }: SignedIn) => (await mailsTo(api, email)).map(({ kind }) => kind)

  it('are sent for the first request of a day and for an acceptance, without names', async () => {
    await setContact(ben)
    await of(asha).ask(ben, 'A private note')
    await of(chitra).ask(ben, 'Another one')
    await of(ben).change('accept', asha)
    expect(await kindsTo(ben)).toEqual(['connection.requested'])
    expect(await kindsTo(asha)).toEqual(['connection.accepted'])
    const mails = [...(await mailsTo(api, ben.email)), ...(await mailsTo(api, asha.email))]
    expect(JSON.stringify(mails)).not.toMatch(/\b(Asha|Ben)\b|note|98765|@someone/)
    expect(mails[0]?.content.text).toContain('/connections')
    expect(api.outboxNotifications()).toBeGreaterThan(0)
  })

  it('are not sent to an unverified address, nor to a member who cannot be asked', async () => {
    const { db } = api.database
    await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', ben.id).execute()
    await of(asha).ask(ben)
    await of(ben).change('accept', asha)
    await of(chitra).change('block', asha)
    await of(asha).ask(chitra)
    expect(await kindsTo(ben)).toEqual([])
    expect(await kindsTo(chitra)).toEqual([])
  })
})

describe('a block', () => {
  it('is listed for the one who blocks, and its end leaves the two unconnected', async () => {
    await connect(asha, ben)
    expect((await of(ben).change('block', asha)).body).toEqual({
      memberId: asha.id,
      isBlocked: true,
    })
    expect((await of(ben).change('block', asha)).status).toBe(200)
    expect(await of(ben).list()).toMatchObject({
      pairs: [],
      blocked: [{ id: asha.id, name: 'Asha' }],
    })
    expect(await of(asha).list()).toMatchObject({ pairs: [], blocked: [] })
    expect(await of(asha).pairWith(ben)).toBeUndefined()
    expect(await of(ben).pairWith(asha)).toBeUndefined()
    expectProblem(await of(ben).ask(asha), 'MEMBER_UNAVAILABLE', 404)
    expectProblem(await of(asha).change('unblock', ben), 'NOT_FOUND', 404)
    expect((await of(ben).change('unblock', asha)).body).toMatchObject({ isBlocked: false })
    expect(await of(ben).pairWith(asha)).toMatchObject({ state: 'none', canAsk: true })
    expect(await of(asha).pairWith(ben)).toMatchObject({ state: 'none', canAsk: false })
    expect(await api.database.db.selectFrom('connections').selectAll().execute()).toEqual([])
  })

  it('of both sides lasts until both have ended it', async () => {
    await of(asha).ask(ben)
    await of(ben).change('block', asha)
    await of(asha).change('block', ben)
    await of(ben).change('unblock', asha)
    expect(await of(ben).pairWith(asha)).toBeUndefined()
    expect((await of(asha).list()).blocked).toMatchObject([{ id: ben.id }])
    await of(asha).change('unblock', ben)
    expect(await of(ben).pairWith(asha)).toMatchObject({ state: 'none', canAsk: true })
    // The request that the block ended counts as declined.
    expectProblem(await of(asha).ask(ben), 'ASKED_TOO_SOON', 409)
  })

  it('is possible for those who share or shared a group, and for no one else', async () => {
    const [outsider] = await insertGroup(api, ['Omar'])
    await api.database.db.deleteFrom('bookings').where('userId', '=', outsider!.id).execute()
    expectProblem(await of(asha).change('block', outsider!), 'NOT_FOUND', 404)
    expectProblem(await of(outsider!).change('block', asha), 'NOT_FOUND', 404)
    expectProblem(await of(asha).change('block', asha), 'NOT_FOUND', 404)
    expectProblem(await of(asha).change('block', { id: 999_999 }), 'NOT_FOUND', 404)
    await leaveGroup(ben)
    expect((await of(asha).change('block', ben)).status).toBe(200)
  })
})

describe('two members with a block between them', () => {
  /** Everything that a member can read about a group without naming anything else. Streams do not end. */
  const groupReads = () =>
    routes
      .filter((route) => /^GET \/api\/(?:groups|connections|user\/unread)/.test(route))
      .map((route) => route.slice('GET '.length).replace(':departureId', String(departureId)))
      .filter((path) => !path.includes(':') && !path.endsWith('events'))

  const send = (method: 'post' | 'put', { cookie }: SignedIn, path: string, body: object) =>
    api.request[method](`/api/groups/${departureId}${path}`)
      .set({ ...fromPage(cookie), 'idempotency-key': crypto.randomUUID() })
      .send(body)

  /** What a member writes wherever others can read it. */
  async function leaveTraces(member: SignedIn, name: string, messageId: number): Promise<void> {
    const sent = [
      await send('post', member, '/messages', { text: 'Hello' }),
      await send('put', member, `/messages/${messageId}/reactions`, {
        reaction: 'heart',
        isOn: true,
      }),
      await send('post', member, '/checklist', { label: `Cards of ${name}` }),
      await send('put', member, '/arrival', {
        date: '2025-08-14',
        time: '21:40',
        place: 'Kayseri airport',
      }),
    ]
    expect(sent.map(({ status }) => status)).toEqual([201, 200, 201, 200])
  }

  it('find each other in no answer of the group, and in no number', async () => {
    const people = await insertGroup(api, ['Ashalata', 'Benedikta', 'Chitralekha'])
    const [one, other, third] = people as [SignedIn, SignedIn, SignedIn]
    const first = await send('post', third, '/messages', { text: 'Welcome' })
    const { id } = first.body as { id: number }
    await leaveTraces(one, 'Ashalata', id)
    await leaveTraces(other, 'Benedikta', id)
    const namedIn = async (reader: SignedIn, name: string) => {
      const found: string[] = []
      for (const path of groupReads()) {
        if ((await of(reader).get(path)).text.includes(name)) found.push(path)
      }
      return found
    }
    const unread = async (reader: SignedIn) =>
      (await of(reader).get(`/api/groups/${departureId}/unread`)).body as { unread: number }
    const everywhere = ['', '/checklist', '/messages', '/pocket', '/roommates'].map(
      (path) => `/api/groups/${departureId}${path}`,
    )
    expect(await namedIn(one, 'Benedikta')).toEqual(expect.arrayContaining(everywhere))
    expect(await namedIn(other, 'Ashalata')).toEqual(expect.arrayContaining(everywhere))
    const before = await unread(one)
    await of(other).change('block', one)
    expect(await namedIn(one, 'Benedikta')).toEqual([])
    expect(await namedIn(other, 'Ashalata')).toEqual(['/api/connections'])
    expect((await unread(one)).unread).toBe(before.unread - 1)
    expect(await namedIn(third, 'Benedikta')).toEqual(expect.arrayContaining(everywhere))
  })
})

describe('a blocked member', () => {
  const starts = {
    'nothing between the two': async () => {},
    'an open request of theirs': async () => void (await of(asha).ask(ben, 'Hello')),
    'an open request to them': async () => void (await of(ben).ask(asha, 'Hello')),
    'a connection': () => connect(asha, ben),
    'a connection that they had asked for first': () => connect(ben, asha),
    'a request of theirs that was declined': async () => {
      await of(asha).ask(ben)
      await of(ben).change('decline', asha)
    },
    'a request that they had declined': async () => {
      await of(ben).ask(asha)
      await of(asha).change('decline', ben)
    },
  }

  /** How Ben ends what there is without a block. */
  async function endPlainly(): Promise<void> {
    const state = (await of(ben).pairWith(asha))?.state
    const change = { asking: 'decline', asked: 'withdraw', connected: 'disconnect', none: null }
    const wanted = change[state ?? 'none'] as Change | null
    if (wanted) expect((await of(ben).change(wanted, asha)).status).toBe(200)
    await leaveGroup(ben)
  }

  const bytesOf = ({ status, headers, text }: Response) => {
    // Of each answer its own: a clock, a number, and how many more requests Asha may send.
    const own = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset']
    const stable = Object.entries(headers as object).filter(([name]) => !own.includes(name))
    return {
      status,
      headers: stable,
      text: text
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(instant)')
        .replace(/booker-\d+/g, '(username)'),
    }
  }

  const reads = [
    '/api/connections',
    `/api/groups/${departureId}/connections`,
    `/api/groups/${departureId}`,
    '/api/user/export',
  ]
  const changes: readonly Change[] = [
    ...(['accept', 'decline', 'withdraw', 'disconnect', 'unblock'] as const),
  ]

  /** Everything that Asha can see of Ben, or do about Ben, byte by byte. */
  async function tryEverything() {
    const me = of(asha)
    const answers: Record<string, unknown> = {}
    const keep = (name: string, response: Response) => (answers[name] = bytesOf(response))
    const read = async (when: string) => {
      for (const path of reads) keep(`${when} ${path}`, await me.get(path))
    }
    await read('at first')
    keep('ask', await me.ask(ben, 'Hello again'))
    for (const change of changes) keep(change, await me.change(change, ben))
    keep('report', await me.report(ben, { reason: 'spam', words: 'Sends advertising' }))
    await read('before a block')
    keep('block', await me.change('block', ben))
    await read('with a block')
    keep('unblock own', await me.change('unblock', ben))
    keep('ask at last', await me.ask(ben))
    await read('at last')
    return answers
  }

  it.each(Object.entries(starts))(
    'gets byte by byte the answers that they get if the other one has left the group: %s',
    async (_name, start) => {
      await start()
      await endPlainly()
      const left = await tryEverything()
      await createWorld()
      await start()
      await of(ben).change('block', asha)
      expect(await tryEverything()).toEqual(left)
    },
  )

  it('is refused in the same words, and after the same queries, as everyone whose request is refused', async () => {
    const people = await insertGroup(api, ['Blocks', 'Takes no requests', 'Left the group'])
    const [blocks, takesNone, left] = people as [SignedIn, SignedIn, SignedIn]
    await of(blocks).change('block', asha)
    await of(takesNone).settings({ takesRequests: false })
    await leaveGroup(left)
    const query = jest.spyOn(pg.Client.prototype, 'query')
    const answers: unknown[] = []
    for (const member of [blocks, takesNone, left, { id: 999_999 }]) {
      query.mockClear()
      const answer = bytesOf(await of(asha).ask(member, 'Hello'))
      const queries = query.mock.calls.map(
        ([config]) => (config as { text?: string }).text ?? config,
      )
      expect(queries.length).toBeGreaterThan(5)
      answers.push({ answer, queries })
    }
    query.mockRestore()
    expect(answers).toEqual(answers.map(() => answers[0]))
  })
})

describe('a report', () => {
  const form = { reason: 'harassment', words: 'Writes to me every night although I said no.' }

  it('is stored with the note of an open request, and the club gets a notice without names', async () => {
    await of(ben).ask(asha, 'You cannot ignore me')
    const sent = await of(asha).report(ben, { ...form, block: true })
    expect(sent.status).toBe(201)
    expect(sent.body).toMatchObject({ isBlocked: true })
    expect(
      await api.database.db.selectFrom('memberReports').selectAll().executeTakeFirst(),
    ).toMatchObject({
      ...form,
      userId: asha.id,
      reportedUserId: ben.id,
      message: null,
      decision: null,
      requestNote: 'You cannot ignore me',
    })
    expect((await of(asha).list()).blocked).toMatchObject([{ id: ben.id }])
    const [notice] = await mailsTo(api, clubEmail)
    expect(notice?.kind).toBe('report.notice')
    expect(notice?.content.text).toContain('Harassment or threats')
    expect(notice?.content.text).not.toMatch(/\b(Asha|Ben)\b|night/)
  })

  it('needs a reason and words, and someone whom the reporter met in a group', async () => {
    const { errors } = expectProblem(await of(asha).report(ben, {}), 'VALIDATION_FAILED', 400)
    expect(errors).toEqual({
      reason: 'Please select a reason',
      words: 'Please tell us what happened, in at least 10 characters',
    })
    expectProblem(await of(asha).report({ id: 999_999 }, form), 'NOT_FOUND', 404)
    await leaveGroup(ben)
    expect((await of(asha).report(ben, form)).status).toBe(201)
  })

  it('can be sent ten times a day', async () => {
    const limited = await createTestApp({
      ...plainSite,
      today,
      database: api.database,
      limits: { memberReports: { max: 1, windowMs: 60_000 } },
    })
    try {
      const { report } = callsOf(limited, asha)
      expect((await report(ben, form)).status).toBe(201)
      expectProblem(await report(ben, form), 'TOO_MANY_REQUESTS', 429)
    } finally {
      await limited.close()
    }
  })
})
