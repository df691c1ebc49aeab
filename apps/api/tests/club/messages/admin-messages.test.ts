import {
  adminMessage,
  adminMessages,
  type AdminMessage,
  type AdminMessages,
} from '@farandfew/domain/messages/admin-messages.ts'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { queueMail, queueSms } from '../../../src/platform/outbox/queue.ts'
import { sendDueMessages } from '../../../src/platform/outbox/worker.ts'
import { DeliveryError } from '../../../src/platform/ports/delivery-error.ts'
import { auditOf, openConsole, openConsoleAs } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const secret = 'https://club.example/reset-password?token=secret'
const content = { subject: 'Hello', text: secret, html: secret }

let api: TestApp
let cookie: string
const ours = () => ({ cookie, 'sec-fetch-site': 'same-origin' })
const get = (path = '') => api.request.get(`/api/admin/messages${path}`).set({ cookie })
const again = (id: number | '', body: object = {}) =>
  api.request
    .post(`/api/admin/messages${id && `/${id}`}/send-again`)
    .set(ours())
    .send(id ? body : undefined)
const discard = (id: number) => api.request.delete(`/api/admin/messages/${id}`).set(ours())
const listDead = async () => ((await get()).body as AdminMessages).items
const idOf = async (kind: string) => (await listDead()).find((one) => one.kind === kind)!.id
const outcomes = async () =>
  (await auditOf(api)).filter(({ action }) => /^messages?\.(sent|disc)/.test(action))

/** Sends what is due; everything is accepted unless a reason is given. Returns the recipients. */
async function work(reason?: 'recipient-refused' | 'sender-refused'): Promise<string[]> {
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => {
    if (reason) throw new DeliveryError(reason, 'RCPT TO 550 5.1.1')
    sent.push(to)
  }
  await sendDueMessages({
    db: api.database.db,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    mail: { send },
    sms: { send },
  })
  return sent
}

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  const { db } = api.database
  await queueMail(db, { ...content, kind: 'waitlist.offer', to: 'maya@old.example' })
  await queueMail(db, { ...content, kind: 'account.password-reset', to: 'maya@members.example' })
  await queueSms(db, { kind: 'phone.sign-in', to: '+915555501234', text: '123456' })
  await work('recipient-refused')
  await queueMail(db, { ...content, kind: 'newsletter.welcome', to: 'asha@members.example' })
  await work('sender-refused')
  cookie = await openConsole(api, 'Meera')
})

it('lists dead messages with kind, recipient, reason and attempts, and never shows a code or a link', async () => {
  const response = await get()
  const page = z
    .strictObject({ ...adminMessages.shape, items: z.array(z.strictObject(adminMessage.shape)) })
    .parse(response.body)
  expect(page).toMatchObject({ total: 3, nextCursor: null })
  expect(page.items.at(-1)).toMatchObject({
    channel: 'mail',
    kind: 'waitlist.offer',
    recipient: 'maya@old.example',
    state: 'dead',
    reason: 'recipient-refused',
    reply: 'RCPT TO 550 5.1.1',
    attempts: 1,
    nextAttemptAt: null,
  })
  expect(response.text).not.toMatch(/secret|123456|Hello/)
  expect((await auditOf(api)).at(-1)).toMatchObject({
    action: 'messages.listed',
    details: { state: 'dead', searched: false, messages: 3 },
  })
})

it('lists waiting messages, and finds a part of a recipient', async () => {
  const waiting = (await get('?state=waiting')).body as AdminMessages
  expect(waiting.items).toMatchObject([
    { recipient: 'asha@members.example', state: 'waiting', reason: 'sender-refused' },
  ])
  expect(((await get('?search=OLD.ex')).body as AdminMessages).total).toBe(1)
  expectProblem(await get('?state=sent'), 'VALIDATION_FAILED', 400)
})

it('exports the messages that are shown, or those that are selected, without their content', async () => {
  const file = async (query: string) => {
    const { text } = await get(`.csv${query}`)
    expect(text).not.toMatch(/secret|123456|Hello/)
    return parse<Record<string, string>>(text, { columns: true, bom: true })
  }
  expect((await file('')).map((row) => row['Message'])).toEqual([
    ...['Phone: sign in', 'Account: password reset', 'Waitlist: offer'],
  ])
  expect((await auditOf(api)).at(-1)).toMatchObject({
    action: 'messages.exported',
    details: { state: 'dead', searched: false, messages: 3 },
  })
  const id = await idOf('waitlist.offer')
  expect(await file(`?ids=${id}&state=waiting`)).toMatchObject([
    {
      ...{ ID: String(id), Channel: 'Email', To: 'maya@old.example', State: 'Not sent' },
      ...{ Why: 'The address was rejected.', Attempts: '1', 'Next Attempt At': '' },
    },
  ])
  expect(await file('?state=waiting&search=asha')).toMatchObject([{ State: 'Waiting' }])
  await again(id)
  await work()
  expect(await file(`?ids=${id}`)).toEqual([])
})

it('counts unsent messages by channel', async () => {
  expect((await get('/counts')).body).toEqual({
    channels: [
      { channel: 'mail', waiting: 1, dead: 2, refused: 2, oldestSeconds: expect.any(Number) },
      { channel: 'sms', waiting: 0, dead: 1, refused: 1, oldestSeconds: 0 },
    ],
  })
})

it('sends a dead message again, to a corrected address, and says so in the audit log without it', async () => {
  const id = await idOf('waitlist.offer')
  const notified = api.outboxNotifications()
  const { status, body } = await again(id, { recipient: ' Maya@New.example ' })
  expect([status, (body as AdminMessage).recipient]).toEqual([200, 'maya@new.example'])
  expect(api.outboxNotifications()).toBe(notified + 1)
  expect(await work()).toEqual(['maya@new.example'])
  expect(await outcomes()).toMatchObject([
    {
      action: 'message.sent-again',
      operator: 'Meera',
      subject: `message ${id}`,
      details: { kind: 'waitlist.offer', addressChanged: true },
    },
  ])
  expect(JSON.stringify(await auditOf(api))).not.toContain('new.example')
  expectProblem(await again(id), 'NOT_FOUND', 404)
})

it('has all its attempts again after it was sent again', async () => {
  const id = await idOf('waitlist.offer')
  const { db } = api.database
  await db.updateTable('outbox').set({ attempts: 30 }).where('id', '=', id).execute()
  expect((await again(id)).status).toBe(200)
  await work('sender-refused')
  const stored = await db.selectFrom('outbox').selectAll().where('id', '=', id).execute()
  expect(stored).toMatchObject([{ attempts: 31, failedAt: null, lastReason: 'sender-refused' }])
  expectProblem(await again(id), 'MESSAGE_CHANGED', 409)
  expectProblem(await discard(id), 'MESSAGE_CHANGED', 409)
})

it('sends no code and no link of an account to another address', async () => {
  for (const kind of ['account.password-reset', 'phone.sign-in']) {
    const refused = await again(await idOf(kind), { recipient: 'meera@club.example' })
    expect(expectProblem(refused, 'VALIDATION_FAILED', 400).errors?.recipient).toMatch(/only to/)
  }
  expect((await again(await idOf('account.password-reset'))).status).toBe(200)
  expect(await work()).toEqual(['maya@members.example'])
})

it('sends to another address only what is listed, and only for a role that may', async () => {
  const kinds = ['group.digest', 'newsletter.welcome', 'mailing.member'] as const
  const to = 'club@club.example'
  for (const kind of kinds) await queueMail(api.database.db, { ...content, kind, to })
  await queueMail(api.database.db, { ...content, kind: 'inquiry.notice', aboutId: 1, to })
  await work('recipient-refused')
  const redirect = async (kind: string) =>
    again(await idOf(kind), { recipient: 'someone@elsewhere.example' })
  for (const kind of kinds) {
    expectProblem(await redirect(kind), 'VALIDATION_FAILED', 400)
  }
  cookie = await openConsoleAs(api, 'content')
  expectProblem(await redirect('waitlist.offer'), 'ROLE_NOT_ALLOWED', 403)
  expect((await again(await idOf('newsletter.welcome'))).status).toBe(200)
  cookie = await openConsoleAs(api, 'bookings')
  expectProblem(await redirect('inquiry.notice'), 'ROLE_NOT_ALLOWED', 403)
  expect((await redirect('waitlist.offer')).status).toBe(200)
  cookie = await openConsoleAs(api, 'owner')
  expect((await redirect('inquiry.notice')).status).toBe(200)
})

it('rejects an address that is none', async () => {
  const refused = await again(await idOf('waitlist.offer'), { recipient: 'maya' })
  expectProblem(refused, 'VALIDATION_FAILED', 400)
  expect(await listDead()).toHaveLength(3)
})

it('sends all dead messages again, without those that would be refused again', async () => {
  const { db } = api.database
  const unreachable = { lastReason: 'unreachable' } as const
  await db.updateTable('outbox').set(unreachable).where('kind', '<>', 'waitlist.offer').execute()
  expect((await again('')).body).toEqual({ messages: 2 })
  expect((await listDead()).map(({ kind }) => kind)).toEqual(['waitlist.offer'])
  expect((await work()).sort()).toEqual(
    expect.arrayContaining(['+915555501234', 'maya@members.example']),
  )
  expect((await again('')).body).toEqual({ messages: 0 })
  expect(await outcomes()).toMatchObject([
    { action: 'messages.sent-again', details: { messages: 2 } },
  ])
})

it('discards a dead message', async () => {
  const id = await idOf('waitlist.offer')
  expect((await discard(id)).body).toMatchObject({ id, kind: 'waitlist.offer' })
  expect(await listDead()).toHaveLength(2)
  expectProblem(await discard(id), 'NOT_FOUND', 404)
  expect(await outcomes()).toMatchObject([
    { action: 'message.discarded', details: { kind: 'waitlist.offer' } },
  ])
})
