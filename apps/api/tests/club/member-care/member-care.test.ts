import type { ErasurePreview } from '@farandfew/domain/personal-data/personal-data.ts'
import { erasureParts } from '@farandfew/domain/personal-data/erasure-parts.ts'
import { hashPassword } from '../../../src/platform/secrets/password.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { readEvents } from '../../harness/event-reader.ts'
import {
  cookieHeaderOf,
  fromPage,
  lastTokenTo,
  sendAccountMessages,
  logIn,
  mailsTo,
  memberPassword,
  plainSite,
  whoIs,
} from '../../harness/members.ts'
import { insertSignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase } from '../../support/index.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'
import { lastCode, requestCode, sendCode } from '../auth/codes.ts'
import { fillMember, traces } from '../personal-data/full-member.ts'

let api: TestApp
let admin: string
let passwordHash: string
const database = createTestDatabase({ contents: 'catalogue', poolSize: 8 })
beforeAll(async () => {
  passwordHash = await hashPassword(memberPassword)
  api = await createTestApp({ ...plainSite, database: await database })
})
beforeEach(async () => {
  await api.reset()
  admin = await openConsole(api, 'Ben')
})
afterAll(async () => {
  await api.close()
  await (await database).close()
})

const reason = 'Asked on the phone'
const phone = '+919876543210'
const email = 'meera@mail.example'

const addMember = (fields: Partial<Parameters<typeof insertUser>[1]> = {}) =>
  insertUser(api.database.db, {
    username: 'meera',
    firstName: 'Meera',
    city: 'Pune',
    passwordHash,
    email,
    emailVerifiedAt: new Date(),
    phone,
    phoneVerifiedAt: new Date(),
    ...fields,
  })

const send = (id: number, call: string, body: object) =>
  api.request.post(`/api/admin/users/${id}/${call}`).set(fromPage(admin)).send(body)

const change = (id: number, before: object, after: object) =>
  api.request
    .patch(`/api/admin/users/${id}/contact`)
    .set(fromPage(admin))
    .send({ before, after, reason })

const rowOf = (id: number) =>
  api.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The entries about a member that are more than looks, without ids and instants. */
const logOf = async (id: number) =>
  (await auditOf(api))
    .filter(({ subject }) => subject === `user ${id}`)
    .map(({ action, operator, details }) => ({ action, operator, details }))

describe('contact data changed on request', () => {
  it('changes the fields with the rules of the profile, and logs their names, the operator and the reason', async () => {
    const id = await addMember()
    const response = await change(
      id,
      { city: 'Pune', lastName: null },
      { city: ' Mumbai ', lastName: 'Iyer' },
    )
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ user: { id, city: 'Mumbai', lastName: 'Iyer' } })
    expect(await logOf(id)).toEqual([
      {
        action: 'user.contact-changed',
        operator: 'Ben',
        details: { fields: ['lastName', 'city'], reason },
      },
    ])
    const refused = expectProblem(
      await change(id, { username: 'meera' }, { username: 'me@' }),
      'VALIDATION_FAILED',
      400,
    )
    expect(refused.errors).toEqual({
      'after.username': 'Please use letters, digits, dots, dashes and underscores only',
    })
  })

  it('makes a new address unverified, sends it the link, informs the old one, and ends its links', async () => {
    const id = await addMember()
    await send(id, 'reset-link', { reason })
    const response = await change(id, { email }, { email: 'Meera.New@mail.example' })
    expect(response.body).toMatchObject({
      user: { email: 'meera.new@mail.example' },
      emailVerifiedAt: null,
    })
    expect((await mailsTo(api, 'meera.new@mail.example')).map(({ kind }) => kind)).toEqual([
      'account.verification',
    ])
    const [, notice] = await mailsTo(api, email)
    expect(notice).toMatchObject({ kind: 'account.contact-changed', claimed: false })
    expect(notice?.content.text).not.toContain('meera.new')
    const reset = await api.request
      .post('/api/auth/password/reset')
      .set(fromPage())
      .send({
        token: await lastTokenTo(api, email),
        password: 'another harbour 7',
        confirmPassword: 'another harbour 7',
      })
    expectProblem(reset, 'LINK_INVALID', 400)
  })

  it('refuses a username, an address or a phone of another account', async () => {
    await insertUser(api.database.db, {
      username: 'arjun',
      email: 'arjun@mail.example',
      emailVerifiedAt: new Date(),
      phone: '+44 20 7946 0000',
      phoneVerifiedAt: new Date(),
    })
    const id = await addMember()
    expectProblem(
      await change(id, { username: 'meera' }, { username: 'Arjun' }),
      'USERNAME_TAKEN',
      409,
    )
    expectProblem(await change(id, { email }, { email: 'ARJUN@mail.example' }), 'EMAIL_TAKEN', 409)
    expectProblem(await change(id, { phone }, { phone: '+44 2079460000' }), 'PHONE_TAKEN', 409)
    expect(await logOf(id)).toEqual([])
  })

  it('refuses to overwrite what someone else has changed, with the present values', async () => {
    const id = await addMember()
    await change(id, { city: 'Pune' }, { city: 'Goa' })
    const second = expectProblem(
      await change(id, { city: 'Pune' }, { city: 'Delhi' }),
      'MEMBER_CHANGED',
      409,
    )
    expect(second.errors).toEqual({ city: 'City is now “Goa”' })
    expect(await rowOf(id)).toMatchObject({ city: 'Goa' })
  })
})

describe('a confirmation by an operator', () => {
  it('confirms the address that was shown, and joins its earlier requests', async () => {
    const id = await addMember({ emailVerifiedAt: null })
    const { id: request } = await api.database.db
      .insertInto('tripInviteRequests')
      .values({ tripId: 1, name: 'Meera', email })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stale = await send(id, 'confirm', { what: 'email', value: 'old@mail.example', reason })
    expectProblem(stale, 'MEMBER_CHANGED', 409)
    const response = await send(id, 'confirm', { what: 'email', value: email, reason })
    expect(response.body).toMatchObject({ emailVerifiedAt: expect.any(String) as string })
    const joined = await api.database.db
      .selectFrom('tripInviteRequests')
      .select('userId')
      .where('id', '=', request)
      .executeTakeFirst()
    expect(joined).toEqual({ userId: id })
    expect(await logOf(id)).toEqual([
      { action: 'user.confirmed', operator: 'Ben', details: { fields: ['email'], reason } },
    ])
  })

  it('lets codes to a confirmed phone log in, but not if another account has it', async () => {
    const id = await addMember({ phoneVerifiedAt: null })
    expect((await send(id, 'confirm', { what: 'phone', value: phone, reason })).status).toBe(200)
    await requestCode(api, phone)
    const signedIn = await sendCode(api, await lastCode(api.database.db), phone)
    expect(signedIn.body).toMatchObject({ id })
    const other = await insertUser(api.database.db, { phone })
    const taken = await send(other, 'confirm', { what: 'phone', value: phone, reason })
    expectProblem(taken, 'PHONE_TAKEN', 409)
  })
})

describe('a password link on request', () => {
  it('goes to the verified address only', async () => {
    const id = await addMember()
    const response = await send(id, 'reset-link', { reason })
    expect([response.status, response.body]).toEqual([200, { email }])
    expect((await mailsTo(api, email)).map(({ kind }) => kind)).toEqual(['account.password-reset'])
    await api.database.db.updateTable('users').set({ emailVerifiedAt: null }).execute()
    expectProblem(await send(id, 'reset-link', { reason }), 'EMAIL_NOT_VERIFIED', 409)
  })
})

describe('a deactivated account', () => {
  it('is closed in every way in, also in those that were open, until it is reactivated', async () => {
    const { db } = api.database
    const id = await addMember()
    const booking = await insertBooking(db, { userId: id, tripScheduleId: 7, status: 'confirmed' })
    const cookie = cookieHeaderOf(await logIn(api, 'meera'))
    const stream = await readEvents(api.origin, 7, { cookie })
    const linked = await api.request
      .post('/api/auth/password/forgot')
      .set(fromPage())
      .send({ email })
    expect(linked.status).toBe(200)
    const token = await lastTokenTo(api, email)
    await requestCode(api, phone)
    const code = await lastCode(db)

    expect((await send(id, 'deactivate', { reason })).body).toMatchObject({
      deactivatedAt: expect.any(String) as string,
      sessions: [],
      bookings: [{ id: booking, status: 'confirmed' }],
    })

    await stream.ended
    expectProblem(await whoIs(api, cookie), 'NOT_SIGNED_IN', 401)
    expectProblem(await logIn(api, 'meera'), 'WRONG_SIGN_IN', 401)
    expectProblem(await logIn(api, email), 'WRONG_SIGN_IN', 401)
    expectProblem(await sendCode(api, code, phone), 'WRONG_CODE', 401)
    const passwords = { password: 'another harbour 7', confirmPassword: 'another harbour 7' }
    const reset = () =>
      api.request
        .post('/api/auth/password/reset')
        .set(fromPage())
        .send({ token, ...passwords })
    expectProblem(await reset(), 'LINK_INVALID', 400)
    // New links and codes are not sent.
    const sent = (await db.selectFrom('outbox').select('id').execute()).length
    await api.request.post('/api/auth/password/forgot').set(fromPage()).send({ email })
    await requestCode(api, phone)
    await sendAccountMessages(db)
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(sent)
    // A sign-in that was under way may have stored its session meanwhile.
    const [late] = await insertSignedIn(db, 1)
    await db.updateTable('sessions').set({ userId: id }).where('userId', '=', late!.id).execute()
    expectProblem(await whoIs(api, late!.cookie), 'NOT_SIGNED_IN', 401)

    expect((await send(id, 'reactivate', { reason })).body).toMatchObject({ deactivatedAt: null })
    expectProblem(await whoIs(api, late!.cookie), 'NOT_SIGNED_IN', 401)
    expect((await logIn(api, 'meera')).status).toBe(200)
    expect((await logOf(id)).map(({ action, operator }) => [action, operator])).toEqual([
      ['user.deactivated', 'Ben'],
      ['user.reactivated', 'Ben'],
    ])
    expect((await mailsTo(api, email)).map(({ kind }) => kind)).toEqual([
      'account.password-reset',
      'account.deactivated',
      'account.reactivated',
    ])
  })

  it('is hidden from other members', async () => {
    const { db } = api.database
    const id = await addMember()
    const [friend] = await insertSignedIn(db, 1)
    for (const userId of [id, friend!.id]) {
      await insertBooking(db, { userId, tripScheduleId: 7, status: 'confirmed' })
    }
    await db
      .insertInto('connections')
      .values({ userId: id, connectedUserId: friend!.id, status: 'accepted' })
      .execute()
    const seen = async () => {
      const [group, connections] = await Promise.all(
        ['/api/groups/7', '/api/connections'].map((path) =>
          api.request.get(path).set(fromPage(friend!.cookie)),
        ),
      )
      return [group!.text, connections!.text].map((text) => text.includes('Meera'))
    }
    expect(await seen()).toEqual([true, true])
    await send(id, 'deactivate', { reason })
    expect(await seen()).toEqual([false, false])
  })
})

describe("a member's data", () => {
  it('is exported as the member can, with an entry in the log', async () => {
    const id = await addMember()
    const own = await api.request
      .get('/api/user/export')
      .set(fromPage(cookieHeaderOf(await logIn(api, 'meera'))))
    const response = await send(id, 'export', { reason })
    expect(response.headers['content-disposition']).toBe(`attachment; filename="member-${id}.json"`)
    expect(Object.keys(response.body as object)).toEqual(Object.keys(own.body as object))
    expect(Object.keys(erasureParts).sort()).toEqual(Object.keys(own.body as object).sort())
    expect(await logOf(id)).toEqual([
      { action: 'user.exported', operator: 'Ben', details: { reason } },
    ])
  })

  it('is exported to an operator without what we promise the member that no one else sees', async () => {
    const { member } = await fillMember(api)
    const { id } = member.user
    const own = await api.request.get('/api/user/export').set({ cookie: member.cookie })
    const ownData = own.body as Record<string, object[]>
    expect(own.text).toContain('Z7654321')
    expect(ownData.roomVetoes).toHaveLength(1)
    const { text, body } = await send(id, 'export', { reason })
    expect(text).not.toContain('Z7654321')
    const file = body as Record<string, unknown>
    const leftOut = 'Left out: it is only in the file that the member downloads.'
    const hidden = Object.keys(file).filter((name) => file[name] === leftOut)
    expect(hidden.sort()).toEqual(
      [
        ...['connectionPauses', 'connections', 'groupChecklistTicks', 'groupEvents'],
        ...['groupMessages', 'groupReadPositions', 'memberReports', 'messagePictures'],
        ...['messageReactions', 'roomVetoes', 'travelDetails'],
      ].sort(),
    )
    expect(file.rooms).toHaveLength(ownData.rooms!.length)
    for (const room of file.rooms as object[]) expect(room).not.toHaveProperty('answer')
    // A number would show that there are any.
    const preview = await api.request.get(`/api/admin/users/${id}/erasure`).set({ cookie: admin })
    const parts = (preview.body as ErasurePreview).erased
    expect(parts.filter(({ count }) => count === null).map(({ what }) => what)).toEqual([
      'Connections and blocks',
      'Pauses between requests',
      'Reports that they sent',
      'Members they would rather not share with',
    ])
    await api.database.db.deleteFrom('users').where('id', '=', id).execute()
  })

  it('is erased as previewed: what stays is said, the refund is the one that was shown', async () => {
    const { member } = await fillMember(api)
    const { id } = member.user
    const read = await api.request.get(`/api/admin/users/${id}/erasure`).set({ cookie: admin })
    const preview = read.body as ErasurePreview
    expect(preview).toMatchObject({
      username: traces.username,
      lastMailTo: traces.email,
      bookings: [{ status: 'confirmed' }, { status: 'pending' }, { status: 'confirmed' }],
    })
    expect(preview.erased.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Account and profile', 'Travel details', 'Messages to groups']),
    )
    expect(preview.kept.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Bookings', 'Payment orders']),
    )
    const { refund } = preview
    const erase = (form: object) =>
      send(id, 'erasure', { username: traces.username, refund, ...form })
    expectProblem(await erase({ username: 'someone' }), 'VALIDATION_FAILED', 400)
    expectProblem(await erase({ refund: refund + 1 }), 'REFUND_CHANGED', 409)
    const response = await erase({})
    expect([response.status, response.body]).toEqual([200, { erased: true }])
    const left = await api.request.get(`/api/admin/users/${id}`).set({ cookie: admin })
    expectProblem(left, 'NOT_FOUND', 404)
    expect((await mailsTo(api, traces.email)).map(({ kind }) => kind)).toHaveLength(1)
    expect((await logOf(id)).at(-1)).toEqual({
      action: 'user.erased',
      operator: 'Ben',
      details: { refund },
    })
  })
})
