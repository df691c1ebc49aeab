import { sql } from 'kysely'
import type { Db } from '../../src/db/connect.ts'
import { backoffSeconds, maxAttempts } from '../../src/outbox/claim.ts'
import { queueMail, queueSms } from '../../src/outbox/queue.ts'
import { startOutboxWorker } from '../../src/outbox/worker.ts'
import { sendDueMessages } from '../../src/outbox/worker.ts'
import { DeliveryError } from '../../src/ports/delivery-error.ts'
import type { MailMessage } from '../../src/ports/mail/mail-port.ts'
import type { SmsMessage } from '../../src/ports/sms/sms-port.ts'
import { createTestDatabase, type TestDatabase } from '../support/index.ts'

const mail = {
  kind: 'inquiry.notice',
  to: 'team@club.example',
  subject: 'New',
  text: 'Somebody wrote',
  html: '<p>Somebody wrote</p>',
}

let database: TestDatabase
let db: Db
let mails: MailMessage[]
let texts: SmsMessage[]
let lines: { details: object; message: string }[]
/** What the mail port does with each message. */
let onMail: (message: MailMessage) => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
  db = database.db
})
afterAll(() => database.close())

beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  mails = []
  texts = []
  lines = []
  onMail = () => Promise.resolve()
})

const write = (details: object, message: string) => void lines.push({ details, message })

const options = () => ({
  db,
  log: { info: write, warn: write, error: write },
  mail: {
    send: async (message: MailMessage) => {
      mails.push(message)
      await onMail(message)
    },
  },
  sms: {
    send: (message: SmsMessage) => {
      texts.push(message)
      return Promise.resolve()
    },
  },
})

const row = () => db.selectFrom('outbox').selectAll().orderBy('id').executeTakeFirstOrThrow()

/** Seconds until the message is due, by the database's clock. */
async function secondsUntilDue(): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from next_attempt_at - now()))::int as seconds from outbox
  `.execute(db)
  return rows[0]?.seconds ?? Number.NaN
}

const makeDue = () =>
  db
    .updateTable('outbox')
    .set({ nextAttemptAt: new Date(0) })
    .execute()

test('sends mails and text messages through their ports and deletes their content', async () => {
  await queueMail(db, { ...mail, replyTo: 'asker@visitors.example' })
  await queueSms(db, { kind: 'otp.code', to: '+915555501234', text: 'Code 123456' })
  expect(await sendDueMessages(options())).toBe(2)
  expect(mails).toEqual([
    { ...mail, replyTo: 'asker@visitors.example', id: expect.stringMatching(/^outbox-\d+$/) },
  ])
  expect(texts).toMatchObject([{ to: '+915555501234', text: 'Code 123456' }])
  const rows = await db.selectFrom('outbox').selectAll().execute()
  for (const sent of rows) {
    expect(sent).toMatchObject({ sentAt: expect.any(Date), content: null, attempts: 1 })
  }
  expect(await sendDueMessages(options())).toBe(0)
})

test('retries a rejected message at growing intervals under the same id', async () => {
  await queueMail(db, mail)
  onMail = () => Promise.reject(new DeliveryError('ECONNECTION', false))
  await sendDueMessages(options())
  expect(await row()).toMatchObject({ sentAt: null, failedAt: null, lastError: 'ECONNECTION' })
  expect(await secondsUntilDue()).toBeGreaterThan(20)
  expect(await sendDueMessages(options())).toBe(0)
  await makeDue()
  await sendDueMessages(options())
  expect(await secondsUntilDue()).toBeGreaterThan(50)
  await makeDue()
  onMail = () => Promise.resolve()
  await sendDueMessages(options())
  expect(await row()).toMatchObject({ sentAt: expect.any(Date), attempts: 3, lastError: null })
  expect(new Set(mails.map(({ id }) => id)).size).toBe(1)
})

test('waits from half a minute up to an hour', () => {
  const waits = Array.from({ length: 9 }, (_, index) => backoffSeconds(index + 1))
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
})

test('gives up a permanently rejected message at once', async () => {
  await queueMail(db, mail)
  onMail = () => Promise.reject(new DeliveryError('EENVELOPE 550', true))
  await sendDueMessages(options())
  expect(await row()).toMatchObject({ failedAt: expect.any(Date), lastError: 'EENVELOPE 550' })
  await makeDue()
  expect(await sendDueMessages(options())).toBe(0)
})

test('gives up a message after the last attempt', async () => {
  await queueMail(db, mail)
  await db
    .updateTable('outbox')
    .set({ attempts: maxAttempts - 2 })
    .execute()
  onMail = () => Promise.reject(new DeliveryError('ETIMEDOUT', false))
  await sendDueMessages(options())
  expect((await row()).failedAt).toBeNull()
  await makeDue()
  await sendDueMessages(options())
  expect((await row()).failedAt).not.toBeNull()
})

test('a failing message does not hold up the others', async () => {
  for (const to of ['bad@x.example', 'good@x.example']) await queueMail(db, { ...mail, to })
  onMail = ({ to }) =>
    to.startsWith('bad') ? Promise.reject(new TypeError('odd')) : Promise.resolve()
  await sendDueMessages(options())
  const rows = await db.selectFrom('outbox').select(['sentAt', 'lastError']).orderBy('id').execute()
  expect(rows).toEqual([
    { sentAt: null, lastError: 'UNEXPECTED' },
    { sentAt: expect.any(Date), lastError: null },
  ])
})

test('neither the log nor the stored error contains personal data', async () => {
  await queueMail(db, { ...mail, to: 'secret@person.example' })
  await queueMail(db, mail)
  onMail = ({ to }) =>
    to.startsWith('secret')
      ? Promise.reject(new Error('550 secret@person.example is unknown'))
      : Promise.resolve()
  await sendDueMessages(options())
  const rows = await db.selectFrom('outbox').select('lastError').execute()
  expect(lines.length).toBe(2)
  expect(JSON.stringify([lines, rows])).not.toMatch(/person|550|team@/)
})

test('holds no lock while it sends a message', async () => {
  await queueMail(db, mail)
  onMail = async () => {
    // The pool has one connection: during a transaction of the worker this would never get it.
    await db.selectFrom('outbox').selectAll().execute()
  }
  await sendDueMessages(options())
  expect((await row()).sentAt).not.toBeNull()
})

test('sends the message of a crashed instance once its lease has ended', async () => {
  await queueMail(db, mail)
  await db
    .updateTable('outbox')
    .set({ attempts: 1, nextAttemptAt: sql<Date>`now() + interval '1 minute'` })
    .execute()
  expect(await sendDueMessages(options())).toBe(0)
  await makeDue()
  expect(await sendDueMessages(options())).toBe(1)
})

test('a late instance does not overwrite the result of another', async () => {
  await queueMail(db, mail)
  onMail = async () => {
    await db.updateTable('outbox').set({ attempts: 2, sentAt: new Date(), content: null }).execute()
    throw new DeliveryError('ETIMEDOUT', false)
  }
  await sendDueMessages(options())
  expect(await row()).toMatchObject({ sentAt: expect.any(Date), lastError: null, attempts: 2 })
})

describe('the worker', () => {
  /** Resolves when the mail port receives a message. */
  const nextMail = () =>
    new Promise<MailMessage>((resolve) => {
      onMail = (message) => {
        resolve(message)
        return Promise.resolve()
      }
    })

  test('sends due messages when it starts', async () => {
    await queueMail(db, mail)
    const sent = nextMail()
    const worker = startOutboxWorker(options())
    expect(await sent).toMatchObject({ to: mail.to })
    await worker.stop()
    expect((await row()).sentAt).not.toBeNull()
  })

  test('sends at once when notified, and by itself otherwise', async () => {
    for (const [pollMs, isNotified] of [
      [3_600_000, true],
      [20, false],
    ] as const) {
      const worker = startOutboxWorker({ ...options(), pollMs })
      const sent = nextMail()
      await queueMail(db, mail)
      if (isNotified) worker.notify()
      await sent
      await worker.stop()
    }
    expect(mails).toHaveLength(2)
  })

  test('sends a message that is queued while it sends another', async () => {
    const second = new Promise<void>((resolve) => {
      onMail = async ({ subject }) => {
        if (subject === 'second') return resolve()
        await queueMail(db, { ...mail, subject: 'second' })
        worker.notify()
      }
    })
    const worker = startOutboxWorker({ ...options(), pollMs: 3_600_000 })
    await queueMail(db, mail)
    worker.notify()
    await second
    await worker.stop()
  })

  test('stopping waits for the message being sent and claims no more', async () => {
    const finish: (() => void)[] = []
    const allStarted = new Promise<void>((resolve) => {
      onMail = () =>
        new Promise((done) => {
          finish.push(done)
          if (finish.length === 5) resolve()
        })
    })
    for (let count = 0; count < 8; count += 1) await queueMail(db, mail)
    const worker = startOutboxWorker({ ...options(), pollMs: 3_600_000 })
    await allStarted
    let stopped = false
    const stop = worker.stop().then(() => (stopped = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(stopped).toBe(false)
    for (const done of finish) done()
    await stop
    expect(mails).toHaveLength(5)
    worker.notify()
    const sent = await db
      .selectFrom('outbox')
      .select('id')
      .where('sentAt', 'is not', null)
      .execute()
    expect(sent).toHaveLength(5)
  })
})
