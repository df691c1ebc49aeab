import { sql } from 'kysely'
import { findOwner } from '../../../src/club/auth/password.service.ts'
import { askForPasswordLink, sendAccountMessage } from '../../../src/club/auth/account-messages.ts'
import { eraseCorrespondence } from '../../../src/club/personal-data/erase-messages.queries.ts'
import { sendAccountMessages } from '../../harness/members.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'
import { insertUser } from '../../support/rows.ts'

const email = 'asha@mail.example'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  await insertUser(database.db, { email, emailVerifiedAt: new Date() })
})
afterEach(() => database.close())

const contextOf = () => ({
  db: database.db,
  outbox: { notify: () => undefined },
  urls: { web: 'http://club.example', admin: '' },
})
const ask = (address = email) => askForPasswordLink(contextOf(), address)
const mails = () => database.db.selectFrom('outbox').select('recipient').orderBy('id').execute()
const stored = () => database.db.selectFrom('accountMessages').select('recipient').execute()

it('is sent once by many instances, and none is kept', async () => {
  for (let count = 0; count < 10; count += 1) await ask(count % 2 ? email : `x${count}@x.example`)
  await openConnections(database, 10)
  await Promise.all(Array.from({ length: 10 }, () => sendAccountMessages(database.db)))
  await sendAccountMessages(database.db)
  expect(await mails()).toEqual(Array(5).fill({ recipient: email }))
  expect(await stored()).toEqual([])
})

test('control: reading first and deleting afterwards sends it several times', async () => {
  await ask()
  await openConnections(database, 10)
  const sent = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const [message] = await database.db.selectFrom('accountMessages').selectAll().execute()
      if (!message) return false
      const isKnown = (await findOwner(database.db, message.recipient)) !== undefined
      await database.db.deleteFrom('accountMessages').where('id', '=', message.id).execute()
      return isKnown
    }),
  )
  expect(sent.filter(Boolean).length).toBeGreaterThan(1)
})

it('is dropped after an hour, when its link or code would have expired', async () => {
  await ask()
  await database.db
    .updateTable('accountMessages')
    .set({ createdAt: sql<Date>`now() - interval '61 minutes'` })
    .execute()
  expect(await sendAccountMessage(contextOf())).toBe(true)
  expect([await mails(), await stored()]).toEqual([[], []])
})

it('stays stored if it cannot be sent', async () => {
  await ask()
  await database.db.schema.alterTable('outbox').renameTo('outbox_gone').execute()
  await expect(sendAccountMessage(contextOf())).rejects.toThrow()
  await database.db.schema.alterTable('outbox_gone').renameTo('outbox').execute()
  expect(await stored()).toEqual([{ recipient: email }])
})

it('is erased with its member, except one that is being sent, which the erasure does not wait for', async () => {
  await ask()
  await ask('someone@mail.example')
  await database.db.transaction().execute(async (sending) => {
    const [first] = await sending.selectFrom('accountMessages').select('id').orderBy('id').execute()
    await sending
      .deleteFrom('accountMessages')
      .where('id', '=', first?.id ?? 0)
      .execute()
    await ask('Asha@Mail.example')
    await eraseCorrespondence(database.db, { email, phone: null })
  })
  expect(await stored()).toEqual([{ recipient: 'someone@mail.example' }])
})
