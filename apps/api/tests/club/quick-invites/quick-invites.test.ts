import { inviteRequests } from '@farandfew/domain/invites/invite.ts'
import {
  sentQuickInvite,
  type SentQuickInvite,
} from '@farandfew/domain/quick-invites/sent-quick-invite.ts'
import * as z from 'zod/mini'
import type { MailContent } from '../../../src/platform/db/column-types.ts'
import {
  fromPage,
  plainSite,
  signUp,
  signUpVerified,
  type Member,
} from '../members/account-forms.ts'
import { clubEmail, createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const form = {
  preferredDestination: 'sri-lanka',
  travelMonth: 'november-2025',
  groupSizePreference: 'medium-8-12',
  budgetRange: '2-2.5',
  whyJoin: 'Trains through tea country, with <b>eleven strangers</b> and one good guide.',
  additionalRequests: 'A window seat.',
}

let api: TestApp
let asha: Member
let ravi: Member
beforeAll(async () => {
  api = await createTestApp(plainSite)
  asha = await signUpVerified(api, { username: 'asha', lastName: 'Rao' })
  ravi = await signUp(api, { username: 'ravi' })
})
afterEach(async () => {
  const { db } = api.database
  await db.deleteFrom('tripInviteRequests').execute()
  await db.deleteFrom('quickInviteRequests').execute()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('idempotencyKeys').execute()
})
afterAll(() => api.close())

const send = (cookie: string, body: object = form, key?: string) =>
  api.request
    .post('/api/quick-invite-request')
    .set({ ...fromPage(cookie), ...(key === undefined ? {} : { 'idempotency-key': key }) })
    .send(body)

async function listOf(cookie: string) {
  const response = await api.request.get('/api/user/invite-requests').set(fromPage(cookie))
  expect(response.status).toBe(200)
  return inviteRequests.parse(response.body)
}

const mails = () => api.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const stored = () => api.database.db.selectFrom('quickInviteRequests').selectAll().execute()

describe('POST /api/quick-invite-request', () => {
  it('stores the request and returns what was sent, with its entry in the list', async () => {
    const response = await send(asha.cookie)
    expect(response.status).toBe(201)
    const answered = z.strictObject(sentQuickInvite.shape).parse(response.body)
    expect(answered).toMatchObject({ ...form, status: 'pending' })
    expect(answered.item).toMatchObject({
      kind: 'quick',
      id: answered.id,
      tripName: 'Sri Lanka',
      requestedDate: 'November 2025',
      groupSize: 'Medium (8-12 people)',
      budget: 'INR 2-2.5 Lacs',
      status: 'pending',
    })
    expect(await listOf(asha.cookie)).toEqual([answered.item])
    expect(await stored()).toMatchObject([{ userId: asha.user.id, ...form }])
    expect(response.text).not.toContain('userId')
  })

  it.each([
    [undefined, 'Quick request'],
    ['no-preference', 'Quick request'],
    ['other', 'Somewhere else'],
    ['turkey', 'Turkey'],
  ])('is named after the destination %s: %s', async (preferredDestination, tripName) => {
    const { item } = (await send(asha.cookie, { ...form, preferredDestination }))
      .body as SentQuickInvite
    expect(item.tripName).toBe(tripName)
  })

  it('mails all of it to the club, and a confirmation to the member', async () => {
    await send(asha.cookie)
    const [notice, acknowledgement, ...others] = await mails()
    expect(others).toEqual([])
    expect(notice).toMatchObject({ kind: 'quick-invite.notice', recipient: clubEmail })
    const mail = notice?.content as MailContent
    expect(mail.replyTo).toBe(asha.user.email)
    expect(mail.text).toContain('Asha Rao')
    expect(mail.text).toContain('Destination: Sri Lanka')
    expect(mail.text).toMatch(/Received \d+ \w+ \d{4} at \d\d:\d\d IST/)
    expect(mail.text).toContain(form.whyJoin)
    expect(mail.html).toContain('&lt;b&gt;eleven')
    expect(acknowledgement).toMatchObject({
      kind: 'quick-invite.acknowledgement',
      recipient: asha.user.email,
      claimed: false,
    })
    const said = acknowledgement?.content as MailContent
    expect(said.text).toContain('within 48 hours')
    expect(said.text).toContain('has reached us: Sri Lanka, ')
  })

  it('quotes nothing that was typed to an unverified address, and marks it as unverified for the club', async () => {
    await send(ravi.cookie)
    const [notice, acknowledgement] = await mails()
    const mail = notice?.content as MailContent
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('not confirmed yet')
    expect(acknowledgement).toMatchObject({ recipient: ravi.user.email, claimed: true })
    const said = JSON.stringify(acknowledgement?.content)
    expect(said).not.toMatch(/asha|ravi|eleven strangers|window seat/i)
  })

  it('notifies the outbox once it is stored', async () => {
    const before = api.outboxNotifications()
    await send(asha.cookie, { ...form, whyJoin: 'short' })
    expect(api.outboxNotifications()).toBe(before)
    await send(asha.cookie)
    expect(api.outboxNotifications()).toBe(before + 1)
  })

  it("does not return the answer to another member's key", async () => {
    const hers = (await send(asha.cookie, form, 'the-same-key')).body as SentQuickInvite
    const his = await send(ravi.cookie, form, 'the-same-key')
    expect(his.status).toBe(201)
    expect((his.body as SentQuickInvite).id).not.toBe(hers.id)
    expect(await stored()).toHaveLength(2)
  })

  it('rejects an invalid form', async () => {
    const document = expectProblem(
      await send(asha.cookie, { ...form, travelMonth: '', userId: 1 }),
      'VALIDATION_FAILED',
      400,
    )
    expect(document.errors).toEqual({
      travelMonth: 'Please select your preferred travel month',
      userId: 'This field is not known',
    })
    expect(await stored()).toEqual([])
    expect(await mails()).toEqual([])
  })
})

describe('GET /api/user/invite-requests', () => {
  const ask = (cookie: string, body: object) =>
    api.request
      .post('/api/invite-requests')
      .set(fromPage(cookie))
      .send({ name: 'Asha Rao', email: 'asha@elsewhere.example', ...body })

  it('lists both kinds, newest first, with the chosen dates', async () => {
    await ask(asha.cookie, { tripId: 1, scheduleId: 7 })
    await send(asha.cookie)
    await ask(asha.cookie, { tripId: 2 })
    const list = await listOf(asha.cookie)
    expect(
      list.map(({ kind, tripName, requestedDate }) => [kind, tripName, requestedDate]),
    ).toEqual([
      ['trip', 'Bali Bliss', 'Any departure'],
      ['quick', 'Sri Lanka', 'November 2025'],
      ['trip', 'Hidden Gems of Turkey', '14-17 August 2025'],
    ])
  })

  it('shows the state of each', async () => {
    await ask(asha.cookie, { tripId: 1 })
    await api.database.db.updateTable('tripInviteRequests').set({ status: 'approved' }).execute()
    expect(await listOf(asha.cookie)).toMatchObject([{ status: 'approved' }])
  })

  it('contains nothing of another member, and nothing that a visitor sent in their name', async () => {
    await ask(ravi.cookie, { tripId: 1 })
    await send(ravi.cookie)
    await ask('', { tripId: 1, email: asha.user.email })
    expect(await listOf(asha.cookie)).toEqual([])
    expect(await listOf(ravi.cookie)).toHaveLength(2)
  })
})
