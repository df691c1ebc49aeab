import type { MailKind } from '@farandfew/domain/messages/message-kinds.ts'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { MailContent } from '../../../src/platform/db/column-types.ts'
import { claimMessage, markFailed, markSent } from '../../../src/platform/outbox/claim.ts'
import { sendDueMessages } from '../../../src/platform/outbox/worker.ts'
import { createFileMail } from '../../../src/platform/ports/mail/file-mail.ts'
import { createFileSms } from '../../../src/platform/ports/sms/create-sms-port.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { insertBooking } from '../../support/rows.ts'
import { clubEmail, createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  fromPage,
  memberPassword,
  plainSite,
  setCookiesOf,
  signInAgain,
  signUp,
  signUpVerified,
  whoIs,
} from '../members/account-forms.ts'
import { fillMember, traces } from './full-member.ts'

let api: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'club-erase-'))
  api = await createTestApp({ ...plainSite, config: { ...plainSite.config, dataDir } })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => api.reset())

const erase = (cookie: string, currentPassword = memberPassword) =>
  api.request.delete('/api/user').set(fromPage(cookie)).send({ currentPassword })

/** Marks every due message as sent. */
async function sendAll() {
  const { db } = api.database
  for (const channel of ['mail', 'sms'] as const) {
    const next = () => claimMessage(db, { channel, urgentOnly: false })
    for (let message = await next(); message; message = await next()) await markSent(db, message)
  }
}

/** Every row of every table as text, by table. */
async function readEverything(): Promise<[table: string, row: string][]> {
  const { db } = api.database
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db)
  const all: [string, string][] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} as t
    `.execute(db)
    all.push(...rows.map(({ row }): [string, string] => [name, row]))
  }
  return all
}

/** The tables that contain something of the member: one of their texts, or their id in a column of member ids. */
async function findTraces(userId: number): Promise<string[]> {
  const words = [...Object.values(traces), traces.phone.replace(/[^0-9]/g, '')]
  const named = words.map((word) => word.toLowerCase())
  const ids = new RegExp(`"(?:\\w+_)?user_id": ${userId}[,}]|of member ${userId}"`)
  const found = (await readEverything()).filter(
    ([table, row]) =>
      named.some((word) => row.toLowerCase().includes(word)) ||
      ids.test(row) ||
      (table === 'users' && row.includes(`"id": ${userId},`)),
  )
  return [...new Set(found.map(([table]) => table))].sort()
}

it('leaves nothing of the member in any table', async () => {
  const { member } = await fillMember(api)
  // Control: before the erasure each of these tables contains something.
  const before = await findTraces(member.user.id)
  expect(before).toEqual(
    expect.arrayContaining([
      'account_tokens',
      'bookings',
      'connection_pauses',
      'connection_settings',
      'connections',
      'group_events',
      'group_messages',
      'group_read_positions',
      'idempotency_keys',
      'inquiries',
      'mailing_recipients',
      'mailings',
      'member_pictures',
      'member_reports',
      'saved_views',
      'message_pictures',
      'message_reactions',
      'newsletters',
      'notes',
      'outbox',
      'payment_orders',
      'one_time_codes',
      'quick_invite_requests',
      'quiz_responses',
      'refused_addresses',
      'room_members',
      'room_vetoes',
      'room_wishes',
      'rooms',
      'security_events',
      'sessions',
      'tags',
      'trip_invite_requests',
      'users',
    ]),
  )
  const response = await erase(member.cookie)
  expect([response.status, response.body]).toEqual([200, { deleted: true }])
  expect(await findTraces(member.user.id)).toEqual(['outbox'])
  const views = await api.database.db.selectFrom('savedViews').select('name').execute()
  expect(views).toEqual([{ name: 'Everyone' }])
  await sendAll()
  expect(await findTraces(member.user.id)).toEqual([])
})

it('ends what operators wrote about the member, and keeps what they did', async () => {
  const { member } = await fillMember(api)
  const { id } = member.user
  const cookie = await openConsole(api, 'Ben')
  const send = (path: string, body: object, method: 'post' | 'patch' | 'put' = 'post') =>
    api.request[method](`/api/admin/${path}`)
      .set(fromPage(cookie))
      .send(body)
      .expect((answer) => {
        if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
      })
  const reason = `Asked for ${traces.words}`
  await send(
    `users/${id}/contact`,
    { before: { city: null }, after: { city: 'Pune' }, reason },
    'patch',
  )
  await send(`users/${id}/export`, { reason })
  await send(`users/${id}/reset-link`, { reason })
  await send(`users/${id}/deactivate`, { reason })
  await send(`users/${id}/reactivate`, { reason })
  const view = await send('views', {
    list: 'members',
    name: `Call ${traces.username}`,
    query: { search: traces.name },
  })
  await send(
    `views/${(view.body as { id: number }).id}`,
    { version: 1, name: traces.name },
    'patch',
  )
  const { id: other, username } = (await signUpVerified(api)).user
  const { body: preview } = await api.request
    .get(`/api/admin/users/${id}/merge?other=${username}`)
    .set(fromPage(cookie))
    .expect(200)
  await send(`users/${id}/merge`, {
    otherId: other,
    version: (preview as { version: string }).version,
    reason,
  })
  await send(`users/${id}/merge/undo`, { reason })
  expect((await auditOf(api)).filter(({ details }) => 'reason' in details)).toHaveLength(10)

  const actions = (await auditOf(api)).map(({ action }) => action)
  expect((await erase((await signInAgain(api, member)).cookie)).status).toBe(200)
  await sendAll()
  expect(await findTraces(id)).toEqual([])
  expect((await auditOf(api)).map(({ action }) => action)).toEqual(actions)
  expect((await auditOf(api)).filter(({ details }) => 'reason' in details)).toEqual([])
})

it("deletes the answers that operators got about the member's booking, also if no address is confirmed", async () => {
  const { db } = api.database
  const member = await signUp(api)
  const other = await signUpVerified(api)
  const cookie = await openConsole(api, 'Ben')
  for (const { user } of [member, other]) {
    await api.request
      .post('/api/admin/departures/7/bookings')
      .set({ ...fromPage(cookie), 'idempotency-key': `entry-of-${user.username}` })
      .send({ member: user.username, days: 3 })
      .expect(200)
  }
  const keys = () => db.selectFrom('idempotencyKeys').select('key').execute()
  expect(await keys()).toHaveLength(2)
  expect((await erase(member.cookie)).status).toBe(200)
  expect(await keys()).toEqual([{ key: `entry-of-${other.user.username}` }])
})

function sendToFiles() {
  const { messageFolder } = api.context
  return sendDueMessages({
    db: api.database.db,
    log: { info() {}, warn() {}, error() {} },
    mail: createFileMail(messageFolder, 'club@club.example'),
    sms: createFileSms(messageFolder),
  })
}

it('deletes the notices about requests from an address that is not confirmed, sent or not', async () => {
  const [member, other] = [await signUp(api), await signUp(api)]
  const choices = {
    travelMonth: 'flexible',
    groupSizePreference: 'no-preference',
    budgetRange: 'flexible',
  }
  const ask = ({ cookie }: typeof member, key: string) =>
    api.request
      .post('/api/quick-invite-request')
      .set({ ...fromPage(cookie), 'idempotency-key': key })
      .send({ ...choices, whyJoin: `I would like to travel in company, ${'and '.repeat(20)}` })
      .expect(201)
  await ask(member, 'the-first-of-the-member')
  await ask(other, 'the-first-of-the-other')
  await sendToFiles()
  await ask(member, 'the-second-of-the-member')
  const { db } = api.database
  const noticeFiles = async () =>
    (await readdir(api.context.messageFolder)).filter((name) =>
      name.includes('quick-invite.notice'),
    )
  const unsent = () =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'quick-invite.notice')
      .where('content', 'is not', null)
      .execute()
  expect([(await noticeFiles()).length, (await unsent()).length]).toEqual([2, 1])
  expect((await erase(member.cookie)).status).toBe(200)
  expect([(await noticeFiles()).length, (await unsent()).length]).toEqual([1, 0])
})

it('deletes the message files to and about the member, but not those of others', async () => {
  const { member } = await fillMember(api)
  const other = await signUpVerified(api)
  const folder = api.context.messageFolder
  await sendToFiles()
  const filesWith = async (text: string) => {
    const names = await readdir(folder)
    const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return names.filter((_, index) => contents[index]!.includes(text))
  }
  const before = await Promise.all([traces.email, traces.phone].map(filesWith))
  expect(before.map(({ length }) => length > 0)).toEqual([true, true])
  const others = await filesWith(other.user.email!)
  expect(others.length).toBeGreaterThan(0)
  expect((await erase(member.cookie)).status).toBe(200)
  expect(await filesWith(other.user.email!)).toEqual(others)
  for (const text of Object.values(traces)) {
    expect([text, await filesWith(text)]).toEqual([text, []])
  }
  await sendToFiles()
  expect(await filesWith(traces.email)).toEqual([expect.stringContaining('account.erased')])
})

it('notifies a verified address once that the account is deleted, and then deletes the mail', async () => {
  const member = await signUpVerified(api)
  await sendAll()
  await erase(member.cookie)
  const left = await api.database.db.selectFrom('outbox').selectAll().execute()
  expect(left).toMatchObject([
    { kind: 'account.erased', recipient: member.user.email, claimed: false, sentAt: null },
  ])
  const { subject, text, replyTo } = left[0]!.content as MailContent
  expect(subject).toBe('Your account has been deleted')
  expect(text).toContain('If that was not you')
  expect(replyTo).toBeDefined()
  const message = await claimMessage(api.database.db, { channel: 'mail', urgentOnly: true })
  await markFailed(api.database.db, message!, { reason: 'recipient-refused', code: 'RCPT TO 550' })
  expect(await api.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

describe('with bookings', () => {
  const turkey = 7
  const paidBooking = (userId: number, fields: Partial<Parameters<typeof insertBooking>[1]> = {}) =>
    insertBooking(api.database.db, {
      userId,
      tripScheduleId: turkey,
      status: 'confirmed',
      paymentStatus: 'paid',
      confirmedAt: new Date(),
      amountPaid: 5_000_000,
      ...fields,
    })
  const decide = (groupDecision: 'guaranteed' | 'cancelled' | null) =>
    api.database.db
      .updateTable('tripSchedules')
      .set({ groupDecision })
      .where('id', '=', turkey)
      .execute()
  const textOf = async (kind: MailKind) => {
    const mail = await api.database.db
      .selectFrom('outbox')
      .select(['recipient', 'content'])
      .where('kind', '=', kind)
      .executeTakeFirst()
    return mail && { to: mail.recipient, ...(mail.content as MailContent) }
  }
  const preview = (cookie: string) =>
    api.request.get('/api/user/deletion').set(fromPage(cookie)).expect(200)
  const eraseFor = (cookie: string, refund: number, site = api) =>
    site.request
      .delete('/api/user')
      .set(fromPage(cookie))
      .send({ currentPassword: memberPassword, refund })

  it('shows what goes back for each, and says it in the last mail with the number of the booking', async () => {
    const { cookie, user } = await signUpVerified(api)
    const id = await paidBooking(user.id)
    expect((await preview(cookie)).body).toEqual({
      bookings: [
        {
          id,
          tripTitle: 'Hidden Gems of Turkey',
          departureDate: '2025-08-14',
          status: 'confirmed',
          amountPaid: 5_000_000,
          partRefunded: 0,
          refund: 5_000_000,
          money: expect.any(String),
        },
      ],
      refund: 5_000_000,
      lastMailTo: user.email,
    })
    await eraseFor(cookie, 5_000_000).expect(200)
    const mail = await textOf('account.erased')
    expect(mail?.to).toBe(user.email)
    expect(mail?.text).toContain(
      `Booking ${id}: Hidden Gems of Turkey (departing on 14 August 2025)`,
    )
    expect(mail?.text).toContain(
      'Of the ₹50,000 you have paid, we refund ₹50,000 by bank transfer.',
    )
    const [file] = mail?.attachments ?? []
    expect(file?.contentType).toContain('method=CANCEL')
    expect(file?.content).toContain('STATUS:CANCELLED')
    await sendAll()
    expect(JSON.stringify(await readEverything())).not.toContain(user.email)
  })

  it('deletes nothing if another sum goes back than was shown', async () => {
    const { cookie, user } = await signUpVerified(api)
    await paidBooking(user.id)
    expectProblem(await eraseFor(cookie, 4_000_000), 'REFUND_CHANGED', 409)
    expect((await whoIs(api, cookie)).status).toBe(200)
  })

  it('says that nothing goes back', async () => {
    const late = await createTestApp({ ...plainSite, database: api.database, today: '2025-08-10' })
    const { cookie, user } = await signUpVerified(late)
    await paidBooking(user.id, { confirmedAt: new Date('2025-01-01T00:00:00Z') })
    await decide('guaranteed')
    await eraseFor(cookie, 0, late).expect(200)
    await late.close()
    expect((await textOf('account.erased'))?.text).toContain(
      'Under the cancellation terms there is no refund of the ₹50,000 you have paid.',
    )
  })

  it.each(['cancelled', null] as const)(
    'gives everything back where the departure does not take place, decided: %s',
    async (decision) => {
      // The day of the decision: nothing goes back by the terms, and the round that cancels it has not come yet.
      const late = await createTestApp({
        ...plainSite,
        database: api.database,
        today: '2025-08-01',
      })
      const { cookie, user } = await signUpVerified(late)
      await paidBooking(user.id, { confirmedAt: new Date('2025-01-01T00:00:00Z') })
      await decide(decision)
      const read = await late.request.get('/api/user/deletion').set(fromPage(cookie)).expect(200)
      expect(read.body).toMatchObject({ refund: 5_000_000 })
      await eraseFor(cookie, 5_000_000, late).expect(200)
      await late.close()
      const booking = await api.database.db
        .selectFrom('bookings')
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(booking).toMatchObject({
        endedBy: decision === 'cancelled' ? 'club' : 'group',
        refundAmount: 5_000_000,
      })
    },
  )

  it('sends the last mail to an unverified address too if money was paid', async () => {
    const { cookie, user } = await signUp(api)
    const id = await paidBooking(user.id)
    expect((await preview(cookie)).body).toMatchObject({ lastMailTo: user.email })
    await erase(cookie)
    expect((await textOf('account.erased'))?.text).toContain(`Booking ${id}:`)
  })

  it('names a second full refund for one departure to the club, and gives it', async () => {
    const { cookie, user } = await signUpVerified(api)
    const ended = { status: 'cancelled', endedBy: 'member', refundAmount: 5_000_000 } as const
    await paidBooking(user.id, { ...ended, paymentStatus: 'refunded' })
    const id = await paidBooking(user.id)
    await eraseFor(cookie, 5_000_000).expect(200)
    expect((await textOf('account.bookings-cancelled'))?.text).toContain(
      'It is the second time that this member gets everything back for this departure.',
    )
    const booking = await api.database.db
      .selectFrom('bookings')
      .select(['status', 'refundAmount'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(booking).toEqual({ status: 'cancelled', refundAmount: 5_000_000 })
  })
})

it('sends nothing to an unverified address', async () => {
  const member = await signUp(api)
  await erase(member.cookie)
  const left = await api.database.db.selectFrom('outbox').select('kind').execute()
  expect(left.map(({ kind }) => kind)).not.toContain('account.erased')
})

it('takes effect at once in every browser, and clears the cookies', async () => {
  const { member, second } = await fillMember(api)
  const response = await erase(member.cookie)
  const cleared = setCookiesOf(response).filter((header) => /Expires=Thu, 01 Jan 1970/.test(header))
  expect(cleared.map((header) => header.split('=')[0]).sort()).toEqual([
    'ff_member',
    'ff_signed_in',
  ])
  for (const { cookie } of [member, second]) {
    expectProblem(await whoIs(api, cookie), 'NOT_SIGNED_IN', 401)
    expectProblem(await erase(cookie), 'NOT_SIGNED_IN', 401)
  }
})

it('keeps bookings and payments without the member, and releases future seats', async () => {
  const { db } = api.database
  const { member } = await fillMember(api)
  await erase(member.cookie)
  const bookings = await db
    .selectFrom('bookings')
    .select(['userId', 'tripScheduleId', 'status'])
    .orderBy('tripScheduleId')
    .execute()
  expect(bookings).toEqual([
    { userId: null, tripScheduleId: 1, status: 'cancelled' },
    { userId: null, tripScheduleId: 7, status: 'cancelled' },
    { userId: null, tripScheduleId: 11, status: 'cancelled' },
  ])
  const orders = await db
    .selectFrom('paymentOrders')
    .select(['userId', 'amount', 'notes'])
    .execute()
  expect(orders).toEqual([{ userId: null, amount: 20_000_000, notes: {} }])
  const [notice, ...others] = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'account.bookings-cancelled')
    .execute()
  expect(others).toEqual([])
  expect(notice?.recipient).toBe(clubEmail)
  expect((notice!.content as MailContent).text).toContain('departure of 14 August 2025')
})

it('does not change past trips', async () => {
  const later = await createTestApp({ ...plainSite, database: api.database, today: '2025-05-10' })
  const { member } = await fillMember(later)
  await later.request
    .delete('/api/user')
    .set(fromPage(member.cookie))
    .send({ currentPassword: memberPassword })
  await later.close()
  const left = await api.database.db
    .selectFrom('bookings')
    .select(['status', 'userId'])
    .where('tripScheduleId', '=', 1)
    .execute()
  expect(left).toEqual([{ status: 'confirmed', userId: null }])
})

it('requires the password, and deletes nothing without it', async () => {
  const { member } = await fillMember(api)
  const before = await findTraces(member.user.id)
  const refused = expectProblem(await erase(member.cookie, 'a guess'), 'VALIDATION_FAILED', 400)
  expect(refused.errors).toEqual({ currentPassword: 'This is not your password' })
  expectProblem(await erase(member.cookie, ''), 'VALIDATION_FAILED', 400)
  expect(await findTraces(member.user.id)).toEqual(before)
})

it('deletes nothing of another member, nor of the owner of an unverified address', async () => {
  const { member } = await fillMember(api)
  const other = await signUpVerified(api)
  const claimant = await signUp(api, { email: traces.email })
  const count = async () => {
    const rows = await findTraces(member.user.id)
    return [rows, (await readEverything()).filter(([table]) => table === 'newsletters').length]
  }
  const before = await count()
  expect((await erase(claimant.cookie)).status).toBe(200)
  expect(await count()).toEqual(before)
  expect((await whoIs(api, member.cookie)).status).toBe(200)
  expect((await erase(member.cookie)).status).toBe(200)
  expect((await whoIs(api, other.cookie)).body).toMatchObject({ id: other.user.id })
})
