import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { sentInvite, type SentInvite } from '@farandfew/domain/invites/invite.ts'
import * as z from 'zod/mini'
import type { MailContent } from '../../../src/platform/db/column-types.ts'
import { receiveInviteRequest } from '../../../src/club/invites/invites.service.ts'
import { clubEmail, createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertUser } from '../../support/rows.ts'

const form = {
  name: 'Asha Rao',
  email: 'Asha@Mail.example',
  message: 'I have waited years for this.\nIs the group <b>small</b>?',
  tripId: 1,
}

async function clear({ database: { db } }: TestApp): Promise<void> {
  await db.deleteFrom('tripInviteRequests').execute()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('idempotencyKeys').execute()
}

const invitesOf = (of: TestApp) =>
  of.database.db.selectFrom('tripInviteRequests').selectAll().orderBy('id').execute()
const mailsOf = (of: TestApp) =>
  of.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const mailOf = async (of: TestApp, kind: string) =>
  (await mailsOf(of)).find((mail) => mail.kind === kind)

const send = (of: TestApp, body: object = form, key?: string) =>
  of.request
    .post('/api/invite-requests')
    .set(key === undefined ? {} : { 'idempotency-key': key })
    .send(body)

describe('POST /api/invite-requests', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp()
  })
  afterEach(() => clear(api))
  afterAll(() => api.close())

  it('stores the request as pending and returns what was sent, with nothing of an account', async () => {
    const response = await send(api)
    expect(response.status).toBe(201)
    const answered = z.strictObject(sentInvite.shape).parse(response.body)
    expect(answered).toMatchObject({ ...form, email: 'asha@mail.example', status: 'pending' })
    const [row, ...others] = await invitesOf(api)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      id: answered.id,
      userId: null,
      tripId: 1,
      scheduleId: null,
      name: 'Asha Rao',
      email: 'asha@mail.example',
      requestMessage: form.message,
      status: 'pending',
    })
    expect(row?.createdAt.toISOString()).toBe(answered.createdAt)
  })

  it('stores the chosen departure and mails its date to the club', async () => {
    const response = await send(api, { ...form, tripId: 5, scheduleId: 10 })
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({ tripId: 5, scheduleId: 10 })
    expect((await invitesOf(api))[0]?.scheduleId).toBe(10)
    const notice = (await mailOf(api, 'invite.notice'))?.content as MailContent
    expect(notice.text).toContain('They chose the departure of 27 September 2025.')
  })

  it.each([
    ['another trip', 3],
    ['nobody', 999],
  ])('rejects a departure of %s and stores nothing', async (_whose, scheduleId) => {
    const response = await send(api, { ...form, tripId: 5, scheduleId })
    const document = expectProblem(response, 'VALIDATION_FAILED', 400)
    expect(document.errors).toEqual({ scheduleId: 'This departure does not belong to the trip' })
    expect(await invitesOf(api)).toEqual([])
    expect(await mailOf(api, 'invite.notice')).toBeUndefined()
  })

  it.each([
    ['lacks its group inside the last 30 days', { id: 2, departureDate: '2025-05-17' }],
    ['was cancelled', { id: 10, groupDecision: 'cancelled' as const }],
    ['was taken off the schedule', { id: 10, isActive: false }],
    ['has left', { id: 10, departureDate: '2025-05-01' }],
  ])('rejects a departure that %s', async (_how, { id, ...changes }) => {
    const { db } = api.database
    await db.updateTable('tripSchedules').set(changes).where('id', '=', id).execute()
    const response = await send(api, { ...form, tripId: 5, scheduleId: id })
    await db
      .updateTable('tripSchedules')
      .set({
        isActive: true,
        groupDecision: null,
        departureDate: id === 2 ? '2025-05-17' : '2025-09-27',
      })
      .where('id', '=', id)
      .execute()
    const document = expectProblem(response, 'VALIDATION_FAILED', 400)
    expect(document.detail).toBe(
      'This departure can no longer be booked. Please choose another one',
    )
    expect(document.errors).toHaveProperty('scheduleId')
    expect(await invitesOf(api)).toEqual([])
  })

  it.each([
    ['left out', undefined],
    ['empty', ''],
    ['blank', ' \n '],
  ])('accepts a missing message: %s', async (_how, message) => {
    const response = await send(api, { ...form, message })
    expect(response.body).toMatchObject({ message: null })
    expect((await invitesOf(api))[0]?.requestMessage).toBeNull()
    const notice = (await mailOf(api, 'invite.notice'))?.content as MailContent
    expect(notice.text).toContain('They left no message.')
  })

  it('links the request to the member who sends it', async () => {
    const userId = await insertUser(api.database.db)
    const request = { form: { ...form, email: 'asha@mail.example' }, userId }
    await api.database.db
      .transaction()
      .execute((trx) => receiveInviteRequest(trx, request, api.context))
    expect((await invitesOf(api))[0]).toMatchObject({ userId, email: 'asha@mail.example' })
  })

  it("is refused once, instead of stored without the member, if the browser's session has ended", async () => {
    const response = await send(api).set({
      cookie: 'ff_signed_in=1',
      'sec-fetch-site': 'same-origin',
    })
    expectProblem(response, 'NOT_SIGNED_IN', 401)
    expect(String(response.headers['set-cookie'])).toMatch(/^ff_signed_in=;/)
    expect(await invitesOf(api)).toEqual([])
    expect((await send(api)).status).toBe(201)
  })

  it('mails all of it to the club, with the visitor as reply address', async () => {
    const answered = (await send(api)).body as SentInvite
    const notice = await mailOf(api, 'invite.notice')
    expect(notice).toMatchObject({ recipient: clubEmail, claimed: false, channel: 'mail' })
    const content = notice?.content as MailContent
    expect(content.replyTo).toBe('asha@mail.example')
    expect(content.subject).toBe(`Invite request ${answered.id}: Hidden Gems of Turkey`)
    expect(content.text).toContain('Asha Rao <asha@mail.example>')
    expect(content.text).toContain('Hidden Gems of Turkey (trip 1)')
    expect(content.text).toContain(form.message)
    expect(content.html).toContain('&lt;b&gt;small&lt;/b&gt;')
  })

  it('acknowledges the trip and the date to the unverified address without quoting what was typed, in the words of the page', async () => {
    await send(api, { ...form, scheduleId: 7 })
    const mail = await mailOf(api, 'invite.acknowledgement')
    expect(mail).toMatchObject({ recipient: 'asha@mail.example', claimed: true })
    const content = mail?.content as MailContent
    const all = `${content.subject}${content.text}${content.html}`
    expect(content.subject).toBe('We have your invite request: Hidden Gems of Turkey')
    expect(content.text).toContain('Hidden Gems of Turkey, departing on 14 August 2025')
    expect(content.text).toContain(availabilityTexts.open.invite.answer)
    expect(all).not.toMatch(/\b(Asha|Rao)\b|waited years|mail\.example/i)
  })

  it('says that a request without a date counts for any departure', async () => {
    await send(api)
    const content = (await mailOf(api, 'invite.acknowledgement'))?.content as MailContent
    expect(content.text).toContain('You chose no date, so it counts for any departure.')
  })

  it('sends every visitor who asks for the same trip the same acknowledgement', async () => {
    await send(api)
    await send(api, { name: 'Someone Else', email: 'b@mail.example', tripId: 1 })
    const contents = (await mailsOf(api))
      .filter(({ kind }) => kind === 'invite.acknowledgement')
      .map((mail) => mail.content)
    expect(contents).toHaveLength(2)
    expect(contents[0]).toEqual(contents[1])
  })

  it('stores every request, but acknowledges only five a day to one address', async () => {
    for (const tripId of [1, 2, 3, 4, 5, 6, 7]) await send(api, { ...form, tripId })
    const kinds = (await mailsOf(api)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'invite.notice')).toHaveLength(7)
    expect(kinds.filter((kind) => kind === 'invite.acknowledgement')).toHaveLength(5)
    expect(await invitesOf(api)).toHaveLength(7)
  })

  it('notifies the outbox once it is stored, and not if it was rejected', async () => {
    const before = api.outboxNotifications()
    await send(api, { ...form, name: 'A' })
    await send(api, { ...form, tripId: 11 })
    expect(api.outboxNotifications()).toBe(before)
    await send(api)
    expect(api.outboxNotifications()).toBe(before + 1)
  })

  it.each([11, 2_147_483_647])('answers 404 for trip %i and stores nothing', async (id) => {
    const document = expectProblem(
      await send(api, { ...form, tripId: id }, 'key-to-nowhere'),
      'TRIP_NOT_FOUND',
      404,
    )
    expect(document.detail).toBe('The requested trip could not be found.')
    expect(await invitesOf(api)).toEqual([])
    expect(await mailsOf(api)).toEqual([])
    expect(await api.database.db.selectFrom('idempotencyKeys').selectAll().execute()).toEqual([])
  })

  it('has keys of its own, apart from those of other calls', async () => {
    await send(api, form, 'key-00000003')
    const inquiry = await api.request
      .post('/api/inquiries')
      .set('idempotency-key', 'key-00000003')
      .send({ ...form, tripId: undefined, destination: 'turkey' })
    expect(inquiry.status).toBe(201)
  })

  it('stores no request whose mails could not be stored', async () => {
    const { schema } = api.database.db
    await schema.alterTable('outbox').renameTo('outbox_gone').execute()
    expectProblem(await send(api), 'INTERNAL', 500)
    await schema.alterTable('outbox_gone').renameTo('outbox').execute()
    expect(await invitesOf(api)).toHaveLength(0)
  })
})
