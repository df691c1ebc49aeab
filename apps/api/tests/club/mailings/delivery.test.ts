import { mailingRate } from '@farandfew/domain/mailings/mailings.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import { sendMailings } from '../../../src/club/mailings/sending.service.ts'
import { sendDueMessages } from '../../../src/platform/outbox/worker.ts'
import { createSmtpMail } from '../../../src/platform/ports/mail/smtp-mail.ts'
import { createProgramFolder } from '../../harness/api-program.ts'
import { findFreePort, startProgram } from '../../harness/program.ts'
import { createTestApp, sessionSecret } from '../../harness/test-app.ts'
import {
  createTestDatabase,
  openConnections,
  type TestDatabase,
  until,
} from '../../support/index.ts'
import { insertUser } from '../../support/rows.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let server: TestSmtpServer
beforeEach(async () => {
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 12 })
  await openConnections(database, 8)
})
afterEach(async () => {
  await server?.close()
  await database.close()
})

const addressOf = (index: number) => `reader-${index}@mail.example`

/** A newsletter to many addresses that is due. */
async function insertNewsletter(db: Db, count: number): Promise<void> {
  const addresses = Array.from({ length: count }, (_, index) => ({ email: addressOf(index) }))
  await db.insertInto('newsletters').values(addresses).execute()
  await db
    .insertInto('mailings')
    .values({
      key: randomUUID(),
      audienceKind: 'newsletter',
      audienceName: 'All',
      subject: 'News',
      text: 'Hello.',
      state: 'scheduled',
      sendAt: new Date(),
    })
    .execute()
}

/** Lets the next batch and what an instance had claimed come at once. */
async function hurry(db: Db): Promise<void> {
  await db
    .updateTable('mailings')
    .set({ nextBatchAt: new Date(0) })
    .execute()
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: new Date(0) })
    .where('sentAt', 'is', null)
    .execute()
}

const stateOf = async (db: Db) =>
  (await db.selectFrom('mailings').select('state').executeTakeFirst())?.state

test('instances that send at once queue every recipient once', async () => {
  server = await startSmtpServer()
  const api = await createTestApp({ database })
  const { db } = database
  const count = mailingRate.batch + 10
  await insertNewsletter(db, count)
  const mail = createSmtpMail(server.url(), 'club@club.example')
  const ports = { db, log: silent, mail, sms: { send: () => Promise.resolve() } }
  while ((await stateOf(db)) !== 'finished') {
    await Promise.all([1, 2, 3, 4].map(() => sendMailings(api.context)))
    await Promise.all([1, 2].map(() => sendDueMessages(ports)))
    await db
      .updateTable('mailings')
      .set({ nextBatchAt: new Date(0) })
      .execute()
  }
  const to = server.received.flatMap((received) => received.to)
  expect(to.sort()).toEqual(Array.from({ length: count }, (_, index) => addressOf(index)).sort())
  await mail.close()
  await api.close()
})

test('an API that is killed in the middle loses no recipient and writes no second mail to one', async () => {
  server = await startSmtpServer()
  const programs = await createProgramFolder()
  const { db } = database
  const count = mailingRate.batch * 3
  await insertNewsletter(db, count)
  const start = async () =>
    startProgram({
      API_PORT: String(await findFreePort()),
      CLUB_CLOCK: '2025-05-01',
      DATABASE_URL: database.url,
      DATA_DIR: programs.folder,
      LOG_LEVEL: 'error',
      SESSION_SECRET: sessionSecret,
      SMTP_URL: server.url(),
    })
  const instances = []
  for (let kill = 1; kill <= 2; kill += 1) {
    const instance = await start()
    instances.push(instance)
    await until(async () => {
      await hurry(db)
      return server.received.length >= kill * 20
    })
    instance.child.kill('SIGKILL')
    await instance.exited
  }
  instances.push(await start())
  await until(async () => {
    await hurry(db)
    return (await stateOf(db)) === 'finished'
  })
  const to = new Set(server.received.flatMap((received) => received.to))
  expect([...to].sort()).toEqual(
    Array.from({ length: count }, (_, index) => addressOf(index)).sort(),
  )
  // A copy that was in flight when the instance died has the number of the first one, by which servers drop it.
  const ids = new Set(server.received.map(({ mail }) => mail.messageId))
  expect(ids.size).toBe(count)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox where kind = 'mailing.newsletter'
  `.execute(db)
  expect(rows).toEqual([{ count }])
  await Promise.all(instances.map((instance) => instance.end()))
  await programs.remove()
})

test('a refused address is marked for the newsletter, still tried for others, and free once confirmed', async () => {
  const gone = addressOf(0)
  server = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) =>
      address === gone
        ? done(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }))
        : done(),
  })
  const { db } = database
  const api = await createTestApp({ database })
  const mail = createSmtpMail(server.url(), 'club@club.example')
  const ports = { db, log: silent, mail, sms: { send: () => Promise.resolve() } }
  const userId = await insertUser(db, { email: gone, emailVerifiedAt: new Date() })
  const sendNewsletter = async () => {
    await sendMailings(api.context)
    await sendDueMessages(ports)
    await hurry(db)
    await sendMailings(api.context)
    return db
      .selectFrom('mailingRecipients')
      .select(['state', 'reason'])
      .orderBy('mailingId')
      .orderBy('email')
      .execute()
  }
  await insertNewsletter(db, 2)
  const failed = { state: 'failed', reason: 'recipient-refused' }
  const sent = { state: 'sent', reason: null }
  expect(await sendNewsletter()).toEqual([failed, sent])
  const marks = () => db.selectFrom('refusedAddresses').select(['email', 'reply']).execute()
  expect(await marks()).toEqual([{ email: gone, reply: 'RCPT TO 550 5.1.1' }])

  await db.updateTable('mailings').set({ state: 'finished' }).execute()
  await db.deleteFrom('newsletters').execute()
  await insertNewsletter(db, 2)
  expect(await sendNewsletter()).toEqual([
    ...[failed, sent],
    ...[{ state: 'skipped', reason: 'address-refused' }, sent],
  ])

  await db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', userId)
    .execute()
  expect(await marks()).toEqual([])
  await mail.close()
  await api.close()
})
