import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import { WaitBudget, withBudget } from '../../../src/platform/db/wait-budget.ts'
import { createChannelQueue } from '../../../src/platform/outbox/channel-queue.ts'
import { removeOldMessages } from '../../../src/platform/outbox/claim.ts'
import { queueMail, queueSms } from '../../../src/platform/outbox/queue.ts'
import { renderMail } from '../../../src/platform/outbox/render-mail.ts'
import { maxTries, secondsUntilRetry } from '../../../src/platform/outbox/retries.ts'
import { sendDueMessages, startOutboxWorker } from '../../../src/platform/outbox/worker.ts'
import { DeliveryError } from '../../../src/platform/ports/delivery-error.ts'
import type { MailMessage } from '../../../src/platform/ports/mail/mail-port.ts'
import type { SmsMessage } from '../../../src/platform/ports/sms/sms-port.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import {
  insertBooking,
  insertDeparture,
  insertTrip,
  insertUser,
  someHash,
} from '../../support/rows.ts'

const mail = {
  kind: 'newsletter.welcome' as const,
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
  await queueSms(db, { kind: 'phone.sign-in', to: '+915555501234', text: 'Code 123456' })
  expect(await sendDueMessages(options())).toBe(2)
  expect(mails).toEqual([
    {
      ...mail,
      replyTo: 'asker@visitors.example',
      id: expect.stringMatching(/^outbox-\d+-[a-z0-9]+$/),
    },
  ])
  expect(texts).toMatchObject([{ to: '+915555501234', text: 'Code 123456' }])
  const rows = await db.selectFrom('outbox').selectAll().execute()
  for (const sent of rows) {
    expect(sent).toMatchObject({ sentAt: expect.any(Date), content: null, attempts: 1 })
  }
  expect(await sendDueMessages(options())).toBe(0)
})

test('greets the member whose confirmed address it is by first name, and no one else by any', async () => {
  const member = { passwordHash: someHash, email: 'maya@members.example' }
  const texts = renderMail({ heading: 'News', paragraphs: ['A text'] })
  await db
    .insertInto('users')
    .values([
      { ...member, username: 'maya', firstName: 'Maya', emailVerifiedAt: new Date() },
      { ...member, username: 'other', firstName: 'Other' },
      { ...member, username: 'claims', firstName: 'Claims', email: 'claimed@members.example' },
    ])
    .execute()
  for (const to of ['Maya@members.example', 'claimed@members.example', 'x@visitors.example']) {
    await queueMail(db, { ...mail, ...texts, to })
  }
  await sendDueMessages(options())
  const greetings = mails.map(({ to, text }) => [to, text.split('\n\n')[1]]).sort()
  expect(greetings).toEqual([
    ['claimed@members.example', 'Hello,'],
    ['maya@members.example', 'Hello Maya,'],
    ['x@visitors.example', 'Hello,'],
  ])
  await db.deleteFrom('users').execute()
})

test('retries a rejected message at growing intervals under the same id', async () => {
  await queueMail(db, mail)
  onMail = () => Promise.reject(new DeliveryError('unreachable', 'CONN'))
  await sendDueMessages(options())
  expect(await row()).toMatchObject({
    sentAt: null,
    failedAt: null,
    lastReason: 'unreachable',
    lastError: 'CONN',
  })
  expect(await secondsUntilDue()).toBeGreaterThan(20)
  expect(await sendDueMessages(options())).toBe(0)
  await makeDue()
  await sendDueMessages(options())
  expect(await secondsUntilDue()).toBeGreaterThan(40)
  await makeDue()
  onMail = () => Promise.resolve()
  await sendDueMessages(options())
  expect(await row()).toMatchObject({ sentAt: expect.any(Date), attempts: 3, lastError: null })
  expect(new Set(mails.map(({ id }) => id)).size).toBe(1)
})

test('waits from half a minute up to an hour, and for a day in all; less for what someone waits for', () => {
  const waits = (channel: 'mail' | 'sms', urgent: boolean, random: number) =>
    Array.from({ length: maxTries[channel] }, (_, index) =>
      secondsUntilRetry({ channel, urgent, tries: index + 1 }, random),
    )
  const bulk = waits('mail', false, 0.5)
  expect(bulk.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  expect(bulk.at(-1)).toBeUndefined()
  const hours = bulk.reduce((sum, wait) => sum! + (wait ?? 0), 0)! / 3600
  expect(Math.round(hours)).toBe(23)
  expect(waits('sms', true, 0.5)).toEqual([5, 10, 20, 40, 80, undefined])
  expect(waits('sms', true, 0)[0]).toBeCloseTo(4)
  expect(waits('sms', true, 1)[0]).toBeCloseTo(6)
})

test('waits long after a server took a message and did not confirm it, because it may have arrived', () => {
  const wait = (tries: number, urgent = true) =>
    secondsUntilRetry({ channel: 'mail', urgent, tries, reason: 'unconfirmed' }, 0.5)
  expect([wait(1), wait(2), wait(1, false), wait(9)]).toEqual([1800, 1800, 1800, 1800])
  expect(wait(maxTries.mail)).toBeUndefined()
})

describe('a message that the server has taken', () => {
  /** A port that takes every message at once and confirms it when a test says so. */
  const takes = () => {
    const confirm: (() => void)[] = []
    const send = (_: MailMessage, __?: AbortSignal, onHandedOver?: () => void) => {
      onHandedOver?.()
      return new Promise<void>((resolve) => confirm.push(resolve))
    }
    return { port: { send }, confirm }
  }
  const untilTaken = async (confirm: unknown[], count: number) => {
    while (confirm.length < count) await new Promise((resolve) => setImmediate(resolve))
  }

  test('is sent once if it is confirmed later than an attempt may take', async () => {
    await queueMail(db, mail)
    const { port, confirm } = takes()
    const working = sendDueMessages({ ...options(), mail: port, attemptMs: 10 })
    await untilTaken(confirm, 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    // The claim lasts as long as the server may take, so no other instance sends it either.
    expect(await secondsUntilDue()).toBeGreaterThan(600)
    confirm[0]!()
    await working
    expect(await row()).toMatchObject({ sentAt: expect.any(Date), attempts: 1 })
  })

  test('has a reason of its own and a long pause if it is not confirmed, also if the site stops', async () => {
    await queueMail(db, mail)
    await sendDueMessages({ ...options(), mail: takes().port, confirmMs: 20 })
    expect(await row()).toMatchObject({ lastReason: 'unconfirmed', sentAt: null, failedAt: null })
    expect(await secondsUntilDue()).toBeGreaterThan(1400)
    await makeDue()
    const { port, confirm } = takes()
    const worker = startOutboxWorker({ ...options(), mail: port, finishMs: 10 })
    await untilTaken(confirm, 1)
    await worker.stop()
    expect(await row()).toMatchObject({ lastReason: 'unconfirmed', sentAt: null })
    expect(await secondsUntilDue()).toBeGreaterThan(1400)
  })

  test('leaves its lane to others, as long as a waiting place is free', async () => {
    for (let index = 0; index < 40; index += 1) await queueMail(db, mail)
    const { port, confirm } = takes()
    const worker = startOutboxWorker({ ...options(), mail: port, finishMs: 10 })
    // Ten wait elsewhere; four more are in the lanes that are not for urgent ones.
    await untilTaken(confirm, 14)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(confirm).toHaveLength(14)
    await worker.stop()
  })
})

test("tries the club's own mailbox again, and does not mark its address", async () => {
  await queueMail(db, mail)
  await queueMail(db, { ...mail, to: 'maya@members.example' })
  onMail = () => Promise.reject(new DeliveryError('recipient-refused', 'RCPT TO 550 5.1.1'))
  await sendDueMessages({ ...options(), ownAddresses: [mail.to] })
  const rows = await db
    .selectFrom('outbox')
    .select(['recipient', 'failedAt'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { recipient: mail.to, failedAt: null },
    { recipient: 'maya@members.example', failedAt: expect.any(Date) },
  ])
  const marks = () => db.selectFrom('refusedAddresses').select('email').execute()
  expect(await marks()).toEqual([{ email: 'maya@members.example' }])
  // A delivery that works clears a mark.
  onMail = () => Promise.resolve()
  await queueMail(db, { ...mail, to: 'Maya@members.example' })
  await sendDueMessages(options())
  expect(await marks()).toEqual([])
})

test('gives up a mail at once only if the recipient is refused; what we can fix is retried', async () => {
  await queueMail(db, mail)
  onMail = () => Promise.reject(new DeliveryError('recipient-refused', 'RCPT TO 550 5.1.1'))
  await sendDueMessages(options())
  expect(await row()).toMatchObject({
    failedAt: expect.any(Date),
    lastReason: 'recipient-refused',
    lastError: 'RCPT TO 550 5.1.1',
  })
  await makeDue()
  expect(await sendDueMessages(options())).toBe(0)
  await db.deleteFrom('outbox').execute()
  for (const reason of ['sender-refused', 'policy-refused', 'content-refused'] as const) {
    await queueMail(db, mail)
    onMail = () => Promise.reject(new DeliveryError(reason, 'MAIL FROM 550'))
    await sendDueMessages(options())
    expect(await row()).toMatchObject({ failedAt: null, lastReason: reason })
    await db.deleteFrom('outbox').execute()
  }
})

test('gives up a message after the last attempt', async () => {
  await queueMail(db, mail)
  await db
    .updateTable('outbox')
    .set({ attempts: maxTries.mail - 2 })
    .execute()
  onMail = () => Promise.reject(new DeliveryError('timeout', 'ETIMEDOUT'))
  await sendDueMessages(options())
  expect((await row()).failedAt).toBeNull()
  await makeDue()
  await sendDueMessages(options())
  expect((await row()).failedAt).not.toBeNull()
})

test('a message that was given up stays, however old it is; one that was sent is forgotten after 30 days', async () => {
  const old = new Date(Date.now() - 31 * 24 * 3_600_000)
  for (const subject of ['sent', 'given up', 'waiting']) await queueMail(db, { ...mail, subject })
  const ids = (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
  await db.updateTable('outbox').set({ createdAt: old }).execute()
  const set = (id: number, values: object) =>
    db.updateTable('outbox').set(values).where('id', '=', id).execute()
  await set(ids[0]!, { sentAt: old, content: null })
  await set(ids[1]!, { failedAt: old, lastReason: 'recipient-refused' })
  await removeOldMessages(db)
  const left = await db.selectFrom('outbox').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(ids.slice(1))
})

test('sends what someone waits for before other mails', async () => {
  await queueMail(db, { ...mail, kind: 'newsletter.welcome' })
  await queueMail(db, { ...mail, kind: 'account.password-reset' })
  await sendDueMessages(options())
  expect(mails.map(({ kind }) => kind)).toEqual(['account.password-reset', 'newsletter.welcome'])
})

test('a hanging mail server holds up no text message and no urgent mail', async () => {
  for (let count = 0; count < 8; count += 1) await queueMail(db, mail)
  const hanging: (() => void)[] = []
  const urgentSent = new Promise<void>((resolve) => {
    onMail = ({ kind }) => {
      if (kind.startsWith('account.')) resolve()
      return kind.startsWith('account.')
        ? Promise.resolve()
        : new Promise((done) => hanging.push(done))
    }
  })
  const worker = startOutboxWorker({ ...options(), pollMs: 3_600_000 })
  while (hanging.length < 4) await new Promise((resolve) => setImmediate(resolve))
  await queueSms(db, { kind: 'phone.sign-in', to: '+915555501234', text: 'Code 123456' })
  await queueMail(db, { ...mail, kind: 'account.password-reset' })
  worker.notify()
  await urgentSent
  while (texts.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(hanging).toHaveLength(4)
  onMail = () => Promise.resolve()
  for (const done of hanging) done()
  await worker.stop()
})

test('gives a message up to its time limit, whatever the port does', async () => {
  await queueMail(db, mail)
  let signal: AbortSignal | undefined
  const hangs = {
    send: (_: MailMessage, given?: AbortSignal) => new Promise<void>(() => (signal = given)),
  }
  await sendDueMessages({ ...options(), mail: hangs, attemptMs: 20 })
  expect(await row()).toMatchObject({ lastReason: 'timeout', sentAt: null, failedAt: null })
  expect(signal?.aborted).toBe(true)
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
    throw new DeliveryError('timeout', 'ETIMEDOUT')
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

  test('deletes old message files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'club-worker-'))
    await writeFile(join(folder, '20200101T080000000Z-inquiry.notice-outbox-7.eml'), 'old')
    const worker = startOutboxWorker({ ...options(), messageFolder: folder })
    await worker.stop()
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
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

  test('is not bound to the time limit of the request that notifies it', async () => {
    const errors: unknown[] = []
    const { signal } = new AbortController()
    const database = {
      ready: () => Promise.resolve(),
      onClaim: () => undefined,
      onError: (error: unknown) => void errors.push(error),
    }
    const parts = { ...options(), database, attemptMs: 1000, stop: signal, giveUp: signal }
    const queue = createChannelQueue(parts, 'mail')
    await queueMail(db, mail)
    const usedUp = new WaitBudget()
    Object.defineProperty(usedUp, 'waitedMs', { value: 1_000_000 })
    withBudget(usedUp, () => queue.wake())
    expect([await queue.idle(), errors]).toEqual([1, []])
  })

  test('asks the database once for a message, and not again whether there is another', async () => {
    const { signal } = new AbortController()
    let claims = 0
    const database = {
      ready: () => Promise.resolve(),
      onClaim: () => void (claims += 1),
      onError: () => undefined,
    }
    const parts = { ...options(), database, attemptMs: 1000, stop: signal, giveUp: signal }
    const queue = createChannelQueue(parts, 'mail')
    await queueMail(db, mail)
    queue.wake()
    expect([await queue.idle(), claims]).toEqual([1, 1])
  })

  test('logs a failure of the database once, although it tries again', async () => {
    await queueMail(db, mail)
    await sql`alter table outbox rename to outbox_away`.execute(db)
    const worker = startOutboxWorker({ ...options(), pollMs: 5 })
    await new Promise((resolve) => setTimeout(resolve, 60))
    const sent = nextMail()
    await sql`alter table outbox_away rename to outbox`.execute(db)
    await sent
    await worker.stop()
    expect(lines.map(({ message }) => message)).toEqual(['outbox failed', 'message sent'])
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

  test('sends the mails of a booking in their order, however long one takes', async () => {
    const userId = await insertUser(db)
    const tripScheduleId = await insertDeparture(db, await insertTrip(db))
    const bookingId = await insertBooking(db, { userId, tripScheduleId, status: 'confirmed' })
    const ended: string[] = []
    let endFirst: () => void
    const otherEnded = new Promise<void>((resolve) => (endFirst = resolve))
    onMail = async ({ subject }) => {
      if (subject === 'cancelled') await otherEnded
      ended.push(subject)
      if (subject === 'of no booking') endFirst()
    }
    for (const subject of ['cancelled', 'refunded'])
      await queueMail(db, { ...mail, kind: 'booking.moved', bookingId, subject })
    await queueMail(db, { ...mail, subject: 'of no booking' })
    expect(await sendDueMessages(options())).toBe(3)
    expect(ended).toEqual(['of no booking', 'cancelled', 'refunded'])
  })

  /** Starts a worker with eight mails that hang; resolves when as many as possible are in flight. */
  async function startHanging(more: Partial<Parameters<typeof startOutboxWorker>[0]> = {}) {
    const finish: (() => void)[] = []
    const allStarted = new Promise<void>((resolve) => {
      onMail = () =>
        new Promise((done) => {
          finish.push(done)
          if (finish.length === 4) resolve()
        })
    })
    for (let count = 0; count < 8; count += 1) await queueMail(db, mail)
    const worker = startOutboxWorker({ ...options(), pollMs: 3_600_000, ...more })
    await allStarted
    return { worker, finish }
  }
  const countSent = async () =>
    (await db.selectFrom('outbox').select('id').where('sentAt', 'is not', null).execute()).length

  test('stopping waits for the messages being sent and claims no more', async () => {
    const { worker, finish } = await startHanging()
    let stopped = false
    const stop = worker.stop().then(() => (stopped = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(stopped).toBe(false)
    for (const done of finish) done()
    await stop
    expect(mails).toHaveLength(4)
    worker.notify()
    expect(await countSent()).toBe(4)
  })

  test('stopping ends the attempts of a hanging mail server, and leaves the messages for the next start', async () => {
    const { worker } = await startHanging({ finishMs: 20 })
    await worker.stop()
    const rows = await db.selectFrom('outbox').select(['lastReason', 'attempts']).execute()
    expect(rows.map(({ lastReason, attempts }) => `${attempts} ${lastReason}`).sort()).toEqual([
      ...Array.from({ length: 4 }, () => '0 null'),
      ...Array.from({ length: 4 }, () => '1 stopped'),
    ])
  })
})
