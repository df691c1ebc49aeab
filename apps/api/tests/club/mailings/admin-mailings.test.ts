import type { NamedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import type { AdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import {
  type Mailing,
  type MailHistory,
  type MailingPreview,
  type MailingRecipient,
  type MailTemplate,
  mailingRate,
} from '@farandfew/domain/mailings/mailings.ts'
import { parse } from 'csv-parse/sync'
import type { Response } from 'supertest'
import { sql } from 'kysely'
import { sendMailings } from '../../../src/club/mailings/sending.service.ts'
import { writtenByPerson } from '../../../src/platform/ports/mail/mail-port.ts'
import { auditOf, openConsole, sameOrigin } from '../../harness/console.ts'
import { clubEmail, createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { deliver, insertGroup, newsletter, nextBatch, nowForm, toGroup, toList } from './writing.ts'

let api: TestApp
let meera: string
let ben: string
const path = '/api/admin/mailings'

const send = (method: 'post' | 'patch' | 'put' | 'delete', to: string, body: object, as = meera) =>
  api.request[method](to)
    .set({ cookie: as, ...sameOrigin })
    .send(body)
const read = async <T>(from: string) =>
  (await api.request.get(from).set({ cookie: meera })).body as T
const create = (form: object, as = meera) => send('post', path, form, as)
const step = ({ id, version }: Mailing, state: string, as = meera) =>
  send('post', `${path}/${id}/state`, { state, version }, as)
const mailingOf = ({ body, status }: Response) => {
  expect({ status, body: status < 300 ? {} : (body as object) }).toEqual({
    status: expect.any(Number),
    body: {},
  })
  return body as Mailing
}
const recipientsOf = async ({ id }: Mailing) =>
  (await read<{ items: MailingRecipient[] }>(`${path}/${id}/recipients`)).items
const subscribe = (count: number) =>
  api.database.db
    .insertInto('newsletters')
    .values(
      Array.from({ length: count }, (_, index) => ({ email: `reader-${index}@mail.example` })),
    )
    .execute()

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  meera = await openConsole(api, 'Meera')
  ben = await openConsole(api, 'Ben')
})

const preview = async (form: object) =>
  mailingOf(await send('post', `${path}/preview`, form)) as unknown as MailingPreview

describe('the preview', () => {
  it('shows the mail of each recipient, as text and as HTML', async () => {
    await insertGroup(api.database.db, ['Asha', 'Dev'])
    const second = await preview({ ...toGroup, position: 1 })
    expect(second).toMatchObject({
      audienceName: 'Hidden Gems of Turkey, 14 August 2025',
      recipients: 2,
      skippedCount: 0,
      skipped: [],
      problemCount: 0,
      problems: [],
      shown: { position: 1, name: 'Dev', email: 'dev@mail.example' },
    })
    const { mail } = second.shown!
    expect(mail!.subject).toBe('Your trip to Hidden Gems of Turkey')
    expect(mail!.text).toContain('Dear Dev,\n\nwe leave on 14 August 2025.')
    expect(mail!.text).toContain('Open the Group Room:\nhttps://club.example/groups/7')
    expect(mail!.html).toContain('Dear Dev,')
    expect(mail!.html).not.toContain('Unsubscribe')
    expect((await preview({ ...toGroup, position: 99 })).shown).toMatchObject({ position: 1 })
  })

  it('is stopped by no one: it names who has no first name and what they read, and who is left out', async () => {
    const { db } = api.database
    const [asha, dev] = await insertGroup(db, ['Asha', 'Dev', 'Noor'])
    await db.updateTable('users').set({ firstName: null }).where('id', '=', asha!).execute()
    await db
      .updateTable('users')
      .set({ email: null, emailVerifiedAt: null })
      .where('id', '=', dev!)
      .execute()
    const shown = await preview({ ...toGroup, position: 0 })
    expect(shown).toMatchObject({
      recipients: 2,
      skippedCount: 1,
      problemCount: 0,
      problems: [],
      standInCount: 1,
      standIns: [{ email: 'asha@mail.example', variable: 'first name', standIn: 'there' }],
      skipped: [{ name: 'Dev', email: null, reason: 'no-address' }],
      shown: { mail: { text: expect.stringContaining('Dear there,') } },
    })
    mailingOf(await create(nowForm(toGroup)))
    expect((await deliver(api)).map(({ to }) => to).sort()).toEqual([
      'asha@mail.example',
      'noor@mail.example',
    ])
  })

  it('names no one to an address that is not confirmed, but the trip and its date', async () => {
    const { db } = api.database
    const [asha] = await insertGroup(db, ['Asha'])
    await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', asha!).execute()
    mailingOf(await create(nowForm(toGroup)))
    const [mail] = await deliver(api)
    expect(mail?.subject).toBe('Your trip to Hidden Gems of Turkey')
    expect(mail?.text).toContain('Dear there,')
    expect(mail?.text).toContain('we leave on 14 August 2025.')
  })

  it('goes to the operator as a test', async () => {
    await insertGroup(api.database.db, ['Asha'])
    const { body } = await send('post', `${path}/test`, { ...toGroup, position: 0 })
    expect(body).toEqual({ to: clubEmail })
    const [mail, ...others] = await deliver(api)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: clubEmail,
      subject: 'Test: Your trip to Hidden Gems of Turkey',
    })
  })
})

describe('a mailing to a group', () => {
  it('reaches each member once, and says so', async () => {
    await insertGroup(api.database.db, ['Asha', 'Dev'])
    const mailing = mailingOf(await create(nowForm(toGroup)))
    expect(mailing).toMatchObject({ state: 'sending', createdBy: 'Meera' })
    expect((await deliver(api)).map(({ to, headers }) => [to, headers])).toEqual(
      expect.arrayContaining([
        ['asha@mail.example', writtenByPerson],
        ['dev@mail.example', writtenByPerson],
      ]),
    )
    // It is sent as soon as it has reached everyone.
    const sent = { state: 'finished', progress: { waiting: 0, sent: 2, failed: 0, skipped: 0 } }
    expect(await read(`${path}/${mailing.id}`)).toMatchObject(sent)
    expectProblem(await step(mailing, 'paused'), 'MAILING_CHANGED', 409)
    expectProblem(await step(mailing, 'cancelled'), 'MAILING_CHANGED', 409)
    await nextBatch(api)
    expect(await read(`${path}/${mailing.id}`)).toMatchObject(sent)
    expect(await deliver(api)).toEqual([])
    const [{ userId } = {} as MailingRecipient] = await recipientsOf(mailing)
    const history = await read<MailHistory>(`/api/admin/mail-history?kind=member&id=${userId}`)
    expect(history).toMatchObject({
      items: [
        {
          mailingId: mailing.id,
          subject: 'Your trip to Hidden Gems of Turkey',
          by: 'Meera',
          state: 'sent',
        },
      ],
      refusal: null,
    })
    expect(await auditOf(api)).toContainEqual(
      expect.objectContaining({ action: 'mailing.sent', subject: `mailing ${mailing.id}` }),
    )
  })

  it('is in the history of a person while it is scheduled for them alone', async () => {
    const [userId = 0] = await insertGroup(api.database.db, ['Asha'])
    const sendAt = new Date(Date.now() + 60_000).toISOString()
    const alone = { audience: { kind: 'member', id: userId }, subject: 'For {name}', text: 'Hello' }
    const mailing = mailingOf(await create({ ...nowForm(alone), sendAt }))
    await create({ ...nowForm(toGroup), sendAt })
    const history = () => read<MailHistory>(`/api/admin/mail-history?kind=member&id=${userId}`)
    expect((await history()).items).toEqual([
      {
        mailingId: mailing.id,
        bookingId: null,
        subject: 'For Asha',
        by: 'Meera',
        at: sendAt,
        state: 'scheduled',
        reason: null,
      },
    ])
    await step(mailing, 'cancelled')
    expect((await history()).items).toEqual([])
  })

  it('is in a history with what the club sent by itself, but not with what goes to the club or to others', async () => {
    const { db } = api.database
    const [userId = 0, other = 0] = await insertGroup(db, ['Asha', 'Dev'])
    const bookingOf = (id: number) =>
      db.selectFrom('bookings').select('id').where('userId', '=', id).executeTakeFirstOrThrow()
    const [own, theirs] = await Promise.all([bookingOf(userId), bookingOf(other)])
    const sentAt = new Date('2026-01-01T00:00:00.000Z')
    const mail = { channel: 'mail', recipient: 'asha@mail.example', sentAt } as const
    await db
      .insertInto('outbox')
      .values([
        { ...mail, kind: 'account.password-changed' },
        { ...mail, kind: 'booking.confirmed', bookingId: own.id, recipient: 'old@mail.example' },
        { ...mail, kind: 'booking.confirmed', bookingId: theirs.id, recipient: 'dev@mail.example' },
        { ...mail, kind: 'refund.by-hand', bookingId: own.id, recipient: clubEmail },
        { ...mail, channel: 'sms', kind: 'phone.sign-in' },
      ])
      .execute()
    const { items } = await read<MailHistory>(`/api/admin/mail-history?kind=member&id=${userId}`)
    expect(items.map(({ subject, bookingId, state }) => [subject, bookingId, state])).toEqual([
      ['Booking: confirmed', own.id, 'sent'],
      ['Account: password changed', null, 'sent'],
    ])
  })

  it('is sent once by a double click, and refused with the same key for another text', async () => {
    await insertGroup(api.database.db, ['Asha'])
    const form = nowForm(toGroup)
    const [one, two] = await Promise.all([create(form), create(form)])
    expect(mailingOf(two).id).toBe(mailingOf(one).id)
    expectProblem(await create(form, ben), 'MAILING_CHANGED', 409)
    expectProblem(await create({ ...form, subject: 'Another' }), 'MAILING_CHANGED', 409)
    expect(await deliver(api)).toHaveLength(1)
  })

  it('leaves out who left the group before their batch', async () => {
    const { db } = api.database
    const ids = await insertGroup(db, ['Asha', 'Dev'])
    const sendAt = new Date(Date.now() + 60_000).toISOString()
    const mailing = mailingOf(await create({ ...nowForm(toGroup), sendAt }))
    const started = mailingOf(await step(mailing, 'sending'))
    const paused = mailingOf(await step(started, 'paused'))
    await db
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('userId', '=', ids[1]!)
      .execute()
    mailingOf(await step(paused, 'sending'))
    await nextBatch(api)
    expect((await deliver(api)).map(({ to }) => to)).toEqual(['asha@mail.example'])
    expect((await recipientsOf(mailing)).map(({ state, reason }) => [state, reason])).toEqual([
      ['sent', null],
      ['skipped', 'left-group'],
    ])
  })

  it('reaches those who lost their seats when the club cancelled the departure', async () => {
    const { db } = api.database
    const [asha, dev] = (await insertGroup(db, ['Asha', 'Dev', 'Meena'])) as [number, number]
    const change = (fields: object) => db.updateTable('bookings').set(fields)
    const ended = (endedBy: string) => ({
      status: 'cancelled',
      confirmedAt: new Date(0),
      endedAt: new Date(),
      endedBy,
    })
    // Dev cancelled before, Meena has lost an earlier seat by the club.
    await change(ended('member')).where('userId', '=', dev).execute()
    await change({ ...ended('club'), endedAt: new Date(0) })
      .where('userId', 'not in', [asha, dev])
      .execute()
    await db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'cancelled', groupDecidedAt: sql<Date>`now()` })
      .where('id', '=', 7)
      .execute()
    await change({ ...ended('club'), endedAt: sql<Date>`now()` })
      .where('userId', '=', asha)
      .execute()
    mailingOf(await create(nowForm(toGroup)))
    await nextBatch(api)
    expect((await deliver(api)).map(({ to }) => to)).toEqual(['asha@mail.example'])
  })
})

describe('the subject', () => {
  const namesInLog = async () =>
    Object.fromEntries(
      (await read<{ items: NamedAuditEntry[] }>('/api/admin/audit-log?search=mailing')).items.map(
        ({ subject, subjectName }) => [subject, subjectName],
      ),
    ) as Record<string, string>
  const inLists = async (query = '') =>
    (await read<{ items: Mailing[] }>(`${path}?sort=subject${query}`)).items.map(
      ({ subjectAsRead }) => subjectAsRead,
    )

  it('is shown with the trip and the date of a group, and without the name of any of it', async () => {
    await insertGroup(api.database.db, ['Asha', 'Dev'])
    const subject = '{first name}, {trip} leaves on {departure date}'
    const filled = '{first name}, Hidden Gems of Turkey leaves on 14 August 2025'
    const sent = mailingOf(await create(nowForm({ ...toGroup, subject })))
    expect(sent).toMatchObject({ subject, subjectAsRead: filled })
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const scheduled = mailingOf(await create({ ...nowForm({ ...toGroup, subject }), sendAt }))
    expect(await inLists()).toEqual([filled, filled])
    expect(await read(`${path}/${scheduled.id}`)).toMatchObject({ subjectAsRead: filled })
    expect(await namesInLog()).toMatchObject({
      [`mailing ${sent.id}`]: filled,
      [`mailing ${scheduled.id}`]: filled,
    })
    const { text } = await api.request.get(`${path}.csv`).set({ cookie: meera })
    expect(text.split(filled)).toHaveLength(3)
  })

  it('is shown with the trip and the date of a group whose members have all left', async () => {
    const { db } = api.database
    await insertGroup(db, ['Asha'])
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const subject = '{trip}, {departure date}'
    mailingOf(await create({ ...nowForm({ ...toGroup, subject }), sendAt }))
    await db.deleteFrom('bookings').execute()
    expect(await inLists()).toEqual(['Hidden Gems of Turkey, 14 August 2025'])
  })

  it('is searched and sorted as it is read, also after a change', async () => {
    await insertGroup(api.database.db, ['Asha'])
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const later = async (subject: string) =>
      mailingOf(await create({ ...nowForm({ ...toGroup, subject }), sendAt }))
    const changed = await later('What to pack')
    mailingOf(await create(nowForm({ ...toGroup, subject: '{trip} is full' })))
    const text = changed.text
    const form = { version: changed.version, subject: '{trip} by bus', text, sendAt }
    expect((await send('patch', `${path}/${changed.id}`, form)).status).toBe(200)
    await later('Greetings')
    await later('Ideas')
    const inOrder = [
      'Greetings',
      'Hidden Gems of Turkey by bus',
      'Hidden Gems of Turkey is full',
      'Ideas',
    ]
    expect(await inLists()).toEqual(inOrder)
    expect(await inLists('&search=gems+full')).toEqual(inOrder.slice(2, 3))
    expect(await inLists('&search=gems+by')).toEqual(inOrder.slice(1, 2))
  })

  it('is shown to one person with their name, and as it was sent', async () => {
    const { db } = api.database
    const [asha] = await insertGroup(db, ['Asha'])
    const audience = { kind: 'member', id: asha! }
    const written = { audience, subject: 'Welcome to {club}, {first name|friend}', text: 'Hello.' }
    const sent = mailingOf(await create(nowForm(written)))
    await db.updateTable('users').set({ firstName: 'Usha' }).where('id', '=', asha!).execute()
    const filled = 'Welcome to Far & Few, Asha'
    expect(await inLists('&part=started')).toEqual([filled])
    expect(await namesInLog()).toMatchObject({ [`mailing ${sent.id}`]: filled })
  })
})

describe('a reply to an inquiry', () => {
  const ask = async (email: string) => {
    const { id } = await api.database.db
      .insertInto('inquiries')
      .values({ name: 'Asha Rao', email, destination: 'bali', message: 'When does it rain?' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const replyTo = (id: number, text = 'Hello,\n\nin January.') =>
    nowForm({ audience: { kind: 'inquiry', id }, subject: 'Your inquiry to {club}', text })
  const historyOf = async (kind: string, id: number) =>
    (await read<MailHistory>(`/api/admin/mail-history?kind=${kind}&id=${id}`)).items
  const answeredBy = async (id: number) =>
    (await read<AdminInquiry>(`/api/admin/inquiries/${id}`)).answeredBy

  it('reaches the sender, answers the inquiry, and is in its history', async () => {
    const id = await ask('Asha@Mail.example')
    await create(replyTo(id))
    expect(await deliver(api)).toEqual([
      expect.objectContaining({ to: 'asha@mail.example', subject: 'Your inquiry to Far & Few' }),
    ])
    expect(await answeredBy(id)).toBe('Meera')
    expect(await historyOf('inquiry', id)).toMatchObject([{ by: 'Meera', state: 'sent' }])
    const actions = (await auditOf(api)).map(({ action, subject }) => `${action} ${subject}`)
    expect(actions).toContain(`inquiry.answered inquiry ${id}`)
    await create(replyTo(id, 'Hello {first name|traveller},\n\nin January.'))
    expect((await deliver(api))[0]?.text).toContain('Hello traveller,')
  })

  it('is in the history of the member with that confirmed address, also while it is scheduled', async () => {
    const [userId = 0] = await insertGroup(api.database.db, ['Asha'])
    const id = await ask('ASHA@mail.example')
    const sendAt = new Date(Date.now() + 60_000).toISOString()
    const scheduled = mailingOf(await create({ ...replyTo(id), sendAt }))
    expect(await answeredBy(id)).toBeNull()
    expect(await historyOf('member', userId)).toMatchObject([{ state: 'scheduled' }])
    await step(scheduled, 'cancelled')
    await create(replyTo(id, 'Dear {first name},\n\nin January.'), ben)
    expect(await answeredBy(id)).toBe('Ben')
    const [mail] = await deliver(api)
    expect(mail?.text).toContain('Dear Asha,')
    expect(await historyOf('member', userId)).toMatchObject([{ by: 'Ben', state: 'sent' }])
  })

  it('leaves who answered it first', async () => {
    const id = await ask('asha@mail.example')
    await send('post', `/api/admin/inquiries/${id}/answered`, { answered: true }, ben)
    await create(replyTo(id))
    expect(await answeredBy(id)).toBe('Ben')
  })
})

describe('a scheduled mailing', () => {
  const later = () => new Date(Date.now() + 3_600_000).toISOString()
  const schedule = async () => mailingOf(await create({ ...nowForm(toGroup), sendAt: later() }))
  beforeEach(() => insertGroup(api.database.db, ['Asha']))

  it('waits for its time, and leaves by itself', async () => {
    const mailing = await schedule()
    expect(mailing).toMatchObject({ state: 'scheduled', progress: { waiting: 0 } })
    const idsOf = async (part: string) =>
      (await read<{ items: Mailing[]; total: number }>(`${path}?part=${part}`)).items.map(
        ({ id }) => id,
      )
    expect([await idsOf('scheduled'), await idsOf('started')]).toEqual([[mailing.id], []])
    await sendMailings(api.context)
    expect(await deliver(api)).toEqual([])
    await api.database.db.updateTable('mailings').set({ sendAt: new Date() }).execute()
    await sendMailings(api.context)
    expect(await deliver(api)).toHaveLength(1)
    expect([await idsOf('scheduled'), await idsOf('started')]).toEqual([[], [mailing.id]])
  })

  it('is exported with those that are shown, or on its own if it is selected', async () => {
    const scheduled = await schedule()
    const sent = mailingOf(await create(nowForm(toGroup)))
    await sendMailings(api.context)
    const file = async (query: string) => {
      const { text } = await api.request.get(`${path}.csv${query}`).set({ cookie: meera })
      return parse<Record<string, string>>(text, { columns: true, bom: true })
    }
    expect(await file('?part=scheduled')).toMatchObject([
      { ID: String(scheduled.id), State: 'Scheduled', Sent: '0', 'Started At': '', By: 'Meera' },
    ])
    expect(await file('?search=turkey&sort=time&direction=asc')).toHaveLength(2)
    expect((await auditOf(api)).at(-1)).toMatchObject({
      action: 'mailings.exported',
      details: { searched: true, mailings: 2 },
    })
    expect(await file(`?ids=${sent.id}&part=scheduled`)).toMatchObject([{ ID: String(sent.id) }])
  })

  it('can be changed and cancelled until it starts, by one operator at a time', async () => {
    const mailing = await schedule()
    const change = { subject: 'New', text: 'Newer', sendAt: later(), version: mailing.version }
    const changed = mailingOf(await send('patch', `${path}/${mailing.id}`, change))
    expect(changed).toMatchObject({ subject: 'New', text: 'Newer' })
    const refused = await send('patch', `${path}/${mailing.id}`, change, ben)
    expect(expectProblem(refused, 'MAILING_CHANGED', 409).detail).toBe(
      'This email is scheduled. Meera changed it last.',
    )
    const unknown = { ...change, text: '{trip} {nick}', version: changed.version }
    expectProblem(await send('patch', `${path}/${mailing.id}`, unknown), 'VALIDATION_FAILED', 400)
    const cancelled = mailingOf(await step(changed, 'cancelled'))
    expectProblem(await step(cancelled, 'sending'), 'MAILING_CHANGED', 409)
    await api.database.db
      .updateTable('mailings')
      .set({ sendAt: new Date(0) })
      .execute()
    await sendMailings(api.context)
    expect(await deliver(api)).toEqual([])
  })

  it.each([
    ['the past', () => new Date(Date.now() - 1000), 'Please choose a time in the future'],
    ['a far year', () => new Date('2199-01-01'), 'Please choose a time within a year'],
  ])('refuses a time in %s', async (_when, time, message) => {
    const form = { ...nowForm(toGroup), sendAt: time().toISOString() }
    const { errors } = expectProblem(await create(form), 'VALIDATION_FAILED', 400)
    expect(errors).toEqual({ sendAt: message })
  })
})

describe('a mailing to the newsletter', () => {
  it('has the one-click header and the link of each address', async () => {
    await subscribe(1)
    mailingOf(await create(nowForm(toList)))
    const [mail] = await deliver(api)
    expect(mail!.subject).toBe('News of Far & Few')
    const { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': post } = mail!.headers!
    expect(post).toBe('List-Unsubscribe=One-Click')
    expect(mail!.text).toContain('Unsubscribe:\nhttps://club.example/unsubscribe?token=')
    const token = /token=([^>]+)/.exec(link!)![1]!
    await api.request
      .post(`/api/newsletters/unsubscribe?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
    expectProblem(await create(nowForm(toList)), 'VALIDATION_FAILED', 400)
  })

  it('goes in batches with a pause, which an operator can make longer', async () => {
    await subscribe(mailingRate.batch + 3)
    const mailing = mailingOf(await create(nowForm(toList)))
    await sendMailings(api.context)
    const first = await deliver(api)
    expect(first).toHaveLength(mailingRate.batch)
    const paused = mailingOf(await step(mailing, 'paused'))
    await nextBatch(api)
    expect(await deliver(api)).toEqual([])
    expectProblem(await step(mailing, 'paused', ben), 'MAILING_CHANGED', 409)
    mailingOf(await step(paused, 'sending'))
    await nextBatch(api)
    const second = await deliver(api)
    const addresses = [...first, ...second].map(({ to }) => to)
    expect(new Set(addresses).size).toBe(mailingRate.batch + 3)
    expect(addresses).toHaveLength(mailingRate.batch + 3)
    await nextBatch(api)
    expect(await read(`${path}/${mailing.id}`)).toMatchObject({ state: 'finished' })
  })

  it('does not reach who unsubscribes while it is scheduled, paused, or in the outbox', async () => {
    await subscribe(4)
    const sendAt = new Date(Date.now() + 60_000).toISOString()
    const mailing = mailingOf(await create({ ...nowForm(toList), sendAt }))
    const leave = async (index: number) =>
      send('delete', `/api/admin/newsletters/${index + 1}`, {}).then(({ status }) =>
        expect(status).toBe(200),
      )
    await leave(0)
    const started = mailingOf(await step(mailing, 'sending'))
    await leave(1)
    const paused = mailingOf(await step(started, 'paused'))
    await leave(2)
    mailingOf(await step(paused, 'sending'))
    await nextBatch(api)
    expect((await deliver(api)).map(({ to }) => to)).toEqual(['reader-3@mail.example'])
    expect((await recipientsOf(mailing)).map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'unsubscribed'],
      ['skipped', 'unsubscribed'],
      ['sent', null],
    ])
  })

  it('withdraws what has not left when it is cancelled', async () => {
    await subscribe(2)
    const mailing = mailingOf(await create(nowForm(toList)))
    expect(mailingOf(await step(mailing, 'cancelled'))).toMatchObject({
      state: 'cancelled',
      progress: { waiting: 0, skipped: 2 },
    })
    expect(await deliver(api)).toEqual([])
  })

  it('skips an address that was refused, until its mark is removed', async () => {
    await subscribe(2)
    const { db } = api.database
    await db
      .insertInto('refusedAddresses')
      .values({ email: 'reader-0@mail.example', reply: 'RCPT TO 550 5.1.1' })
      .execute()
    const shown = await preview({ ...toList, position: 0 })
    expect(shown).toMatchObject({
      recipients: 1,
      skipped: [{ email: 'reader-0@mail.example', reason: 'address-refused' }],
    })
    const { items } = await read<{ items: { id: number }[] }>('/api/admin/refused-addresses')
    const { status } = await send('delete', `/api/admin/refused-addresses/${items[0]!.id}`, {})
    expect(status).toBe(200)
    expect(
      (await preview({ audience: newsletter, subject: 'a', text: 'b', position: 0 })).recipients,
    ).toBe(2)
  })
})

describe('templates', () => {
  const templates = '/api/admin/mail-templates'
  const fields = { name: 'Before you fly', subject: 'Your trip', text: 'Dear {first name},' }

  it('are stored by name, changed by one operator at a time, and deleted', async () => {
    const added = (await send('post', templates, fields)).body as MailTemplate
    expectProblem(
      await send('post', templates, { ...fields, name: 'BEFORE you fly' }),
      'TEMPLATE_EXISTS',
      409,
    )
    const change = { ...fields, subject: 'Soon', version: added.version }
    const [one, two] = await Promise.all(
      [meera, ben].map((as) => send('put', `${templates}/${added.id}`, change, as)),
    )
    expect([one!.status, two!.status].sort()).toEqual([200, 409])
    const [stored] = await read<MailTemplate[]>(templates)
    expect(stored).toMatchObject({ subject: 'Soon', version: 2 })
    expectProblem(
      await send('delete', `${templates}/${added.id}?version=1`, {}),
      'TEMPLATE_CHANGED',
      409,
    )
    expect((await send('delete', `${templates}/${added.id}?version=2`, {})).status).toBe(200)
    expect(await read(templates)).toEqual([])
  })
})
