import { sql } from 'kysely'
import { connectDatabase, type Db } from '../../../src/platform/db/connect.ts'
import { queueMail } from '../../../src/platform/outbox/queue.ts'
import { sendDueMessages, startOutboxWorker } from '../../../src/platform/outbox/worker.ts'
import type { MailMessage } from '../../../src/platform/ports/mail/mail-port.ts'
import {
  createTestDatabase,
  openConnections,
  startTcpProxy,
  type TestDatabase,
} from '../../support/index.ts'

const messages = 60
const instances = 6

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 40 })
  await openConnections(database, instances * 5)
  for (let count = 0; count < messages; count += 1) {
    await queueMail(database.db, {
      kind: 'group.digest',
      to: 'team@club.example',
      subject: String(count),
      text: 'x',
      html: 'x',
    })
  }
})
afterEach(() => database.close())

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('several instances send every message once', async () => {
  const sent: MailMessage[] = []
  const options = {
    db: database.db,
    log: silent,
    sms: { send: () => Promise.resolve() },
    mail: {
      send: async (message: MailMessage) => {
        sent.push(message)
        await new Promise((resolve) => setImmediate(resolve))
      },
    },
  }
  await Promise.all(Array.from({ length: instances }, () => sendDueMessages(options)))
  expect(sent.map(({ subject }) => Number(subject)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: messages }, (_, index) => index),
  )
})

/** Reads first and updates afterwards, instead of claiming in one statement. */
async function claimNaively(db: Db): Promise<number[]> {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('sentAt', 'is', null)
    .orderBy('id')
    .limit(5)
    .execute()
  const ids = due.map(({ id }) => id)
  // Meanwhile another instance reads too.
  await sql`select pg_sleep(0.01)`.execute(db)
  // One by one: an update of several at once could deadlock.
  for (const id of ids) {
    await db
      .updateTable('outbox')
      .set({ sentAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  }
  return ids
}

test('control: instances that read first and update afterwards send some messages twice', async () => {
  const sent: number[] = []
  const instance = async () => {
    for (let ids = await claimNaively(database.db); ids.length > 0;) {
      sent.push(...ids)
      ids = await claimNaively(database.db)
    }
  }
  await Promise.all(Array.from({ length: instances }, instance))
  expect(new Set(sent).size).toBe(messages)
  expect(sent.length).toBeGreaterThan(messages)
})

test('a worker survives an unavailable database and logs it once', async () => {
  const proxy = await startTcpProxy(database.url)
  await proxy.set('shut')
  const connection = await connectDatabase({
    databaseUrl: proxy.url,
    databasePoolSize: 2,
    dataDir: '',
  })
  const warnings: string[] = []
  let warned: () => void = () => undefined
  const firstWarning = new Promise<void>((resolve) => (warned = resolve))
  let sent = 0
  let rounds: () => void = () => undefined
  const allSent = new Promise<void>((resolve) => (rounds = resolve))
  const worker = startOutboxWorker({
    db: connection.db,
    log: {
      ...silent,
      warn: (_details, message) => {
        warnings.push(message)
        warned()
      },
    },
    sms: { send: () => Promise.resolve() },
    mail: {
      send: () => {
        sent += 1
        if (sent === messages) rounds()
        return Promise.resolve()
      },
    },
    pollMs: 20,
  })
  await firstWarning
  // Time for some more failing rounds.
  await new Promise((resolve) => setTimeout(resolve, 200))
  await proxy.set('open')
  await allSent
  await worker.stop()
  expect(warnings).toEqual(['outbox waits for the database'])
  await connection.close()
  await proxy.close()
})

describe('a database that is lost while messages are being sent', () => {
  /** A worker behind a proxy that is shut as soon as each message of the first round has been sent. */
  async function loseDatabase() {
    const proxy = await startTcpProxy(database.url)
    const config = { databaseUrl: proxy.url, databasePoolSize: 6, dataDir: '' }
    const connection = await connectDatabase(config)
    const sent: string[] = []
    let shut: Promise<void> | undefined
    const lost: { log?: () => void } = {}
    const isLost = new Promise<void>((resolve) => (lost.log = resolve))
    const worker = startOutboxWorker({
      db: connection.db,
      log: { ...silent, warn: (_details, text) => text.includes('database') && lost.log?.() },
      sms: { send: () => Promise.resolve() },
      mail: {
        send: async ({ id }) => {
          sent.push(id)
          await (shut ??= proxy.set('shut'))
        },
      },
      pollMs: 20,
      recoveryMs: 20,
      finishMs: 20,
    })
    await isLost
    const close = async () => {
      await worker.stop()
      await connection.close()
      await proxy.close()
    }
    return { proxy, sent, close }
  }
  const countLeft = async () =>
    (await database.db.selectFrom('outbox').select('id').where('sentAt', 'is', null).execute())
      .length

  test('does not make an instance send again what it knows it has sent, even after its claim has ended', async () => {
    const { proxy, sent, close } = await loseDatabase()
    expect(sent.length).toBeGreaterThan(0)
    await database.db
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date(0) })
      .where('sentAt', 'is', null)
      .execute()
    await proxy.set('open')
    while ((await countLeft()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await close()
    expect(sent.length).toBe(messages)
    expect(new Set(sent).size).toBe(messages)
  })

  test('does not hold up the stop of an instance', async () => {
    const { sent, close } = await loseDatabase()
    await close()
    expect(await countLeft()).toBe(messages)
    expect(sent.length).toBeLessThan(messages)
  })
})
