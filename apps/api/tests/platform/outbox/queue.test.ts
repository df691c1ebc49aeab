import {
  claimedMailsPerDay,
  type MailToQueue,
  queueDelayedMail,
  queueMail,
  queueSms,
} from '../../../src/platform/outbox/queue.ts'
import { transact } from '../../../src/platform/outbox/transaction.ts'
import type { Db } from '../../../src/platform/db/connect.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'

const mail = {
  kind: 'inquiry.acknowledgement',
  to: 'asker@visitors.example',
  subject: 'We have it',
  text: 'Thank you',
  html: '<p>Thank you</p>',
} as const
const claimed = { ...mail, claimed: true }

/** Whether the mail was stored. */
const queue = (db: Db, message: MailToQueue) =>
  db.transaction().execute(async (trx) => (await queueMail(trx, message)) !== undefined)

const countQueued = async (db: Db) => (await db.selectFrom('outbox').select('id').execute()).length

describe('queueing', () => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 })
    db = database.db
  })
  afterAll(() => database.close())
  beforeEach(() => db.deleteFrom('outbox').execute())

  test('stores a mail with its content, due at once', async () => {
    expect(await queue(db, { ...mail, to: 'Asker@Visitors.example' })).toBe(true)
    expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      {
        channel: 'mail',
        kind: mail.kind,
        recipient: 'asker@visitors.example',
        claimed: false,
        content: { subject: mail.subject, text: mail.text, html: mail.html },
        attempts: 0,
        sentAt: null,
      },
    ])
  })

  test('stores a text message too', async () => {
    await queueSms(db, { kind: 'phone.proof', to: '+915555501234', text: 'Code 123456' })
    expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      { channel: 'sms', kind: 'phone.proof', content: { text: 'Code 123456' } },
    ])
  })

  test.each([
    [0, ['mail']],
    [10, []],
  ])(
    'a mail that may leave after %s seconds notifies %j after the commit',
    async (seconds, told) => {
      const notified: unknown[] = []
      const outbox = { notify: (channel: unknown) => void notified.push(channel) }
      await transact({ db, outbox }, (trx) => queueDelayedMail(trx, mail, seconds))
      expect(notified).toEqual(told)
    },
  )

  test('a transaction that is rolled back leaves no message', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await queueMail(trx, mail)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await countQueued(db)).toBe(0)
  })

  test('a claimed address gets five mails a day from forms, whichever they are and however it is written', async () => {
    const kinds = ['newsletter.welcome', 'invite.acknowledgement', 'group.digest'] as const
    for (let sent = 0; sent < claimedMailsPerDay; sent += 1) {
      const kind = kinds[sent % kinds.length]!
      expect(await queue(db, { ...claimed, kind })).toBe(true)
    }
    expect(await queue(db, claimed)).toBe(false)
    expect(await queue(db, { ...claimed, to: 'ASKER@visitors.example' })).toBe(false)
    expect(await queue(db, { ...claimed, to: 'other@visitors.example' })).toBe(true)
    expect(await queue(db, mail)).toBe(true)
    expect(await countQueued(db)).toBe(claimedMailsPerDay + 2)
  })

  test("an account's mail to a claimed address is counted apart, notices and links too", async () => {
    const kinds = [
      'inquiry.acknowledgement',
      'account.password-changed',
      'account.welcome',
    ] as const
    for (const kind of kinds) {
      const perDay = kind === 'account.welcome' ? 30 : 5
      for (let sent = 0; sent < perDay; sent += 1) {
        expect(await queue(db, { ...claimed, kind })).toBe(true)
      }
      expect(await queue(db, { ...claimed, kind })).toBe(false)
    }
  })

  test('a claimed address gets mails again a day later', async () => {
    for (let sent = 0; sent < claimedMailsPerDay; sent += 1) await queue(db, claimed)
    const yesterday = new Date(Date.now() - 24 * 3_600_000 - 60_000)
    await db.updateTable('outbox').set({ createdAt: yesterday }).execute()
    expect(await queue(db, claimed)).toBe(true)
  })
})

describe('many concurrent requests for one claimed address', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
    await openConnections(database, 15)
  })
  afterEach(() => database.close())

  const race = (store: (trx: Db) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: 15 }, () =>
        database.db.transaction().execute(async (trx) => store(trx)),
      ),
    )

  test('never exceed the limit', async () => {
    await race((trx) => queueMail(trx, claimed))
    expect(await countQueued(database.db)).toBe(claimedMailsPerDay)
  })

  test('control: without the lock too many get through', async () => {
    await race(async (trx) => {
      const before = await countQueued(trx)
      if (before < claimedMailsPerDay) await queueMail(trx, mail)
    })
    expect(await countQueued(database.db)).toBeGreaterThan(claimedMailsPerDay)
  })
})
