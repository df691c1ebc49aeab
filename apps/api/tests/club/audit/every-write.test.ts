import {
  changeContact,
  deactivateMember,
} from '@farandfew/domain/member-care/member-care.contract.ts'
import Fastify, { type FastifyReply } from 'fastify'
import { recordAction } from '../../../src/platform/audit/record-action.ts'
import { takeUnlogged, withAuditCheck } from '../../harness/audit-check.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertUser } from '../../support/rows.ts'

// Every suite that calls the console fails by this check if a call changes anything without an entry. Here it must find one.

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const actor = { operator: 'Meera', operatorId: null, role: null, session: null, address: null }

async function call(path: string): Promise<string[]> {
  const { db } = withAuditCheck(database)
  const app = Fastify()
  const rename = (id: number) =>
    db.updateTable('users').set({ city: 'Pune' }).where('id', '=', id).execute()
  app.post('/api/admin/silent', async (_, reply) => {
    await rename(await insertUser(database.db))
    return reply.send({})
  })
  const log = async (reply: FastifyReply) => {
    await recordAction(db, actor, { action: 'user.contact-changed', details: { fields: [] } })
    return reply.send({})
  }
  app.post('/api/admin/unnamed', { config: { contract: deactivateMember } }, (_, reply) =>
    log(reply),
  )
  app.post('/api/admin/logged', { config: { contract: changeContact } }, async (_, reply) => {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ city: 'Goa' }).execute()
      await recordAction(trx, actor, { action: 'user.contact-changed', details: { fields: [] } })
    })
    return reply.send({})
  })
  app.post('/api/admin/nothing', async (_, reply) => {
    await rename(0)
    return reply.send({})
  })
  app.post('/api/elsewhere', async (_, reply) => {
    await rename(await insertUser(database.db))
    return reply.send({})
  })
  const { statusCode } = await app.inject({ method: 'POST', url: path })
  expect(statusCode).toBe(200)
  await app.close()
  return takeUnlogged()
}

it('finds a call of the console that changes rows without an entry in the log', async () => {
  expect(await call('/api/admin/silent')).toEqual([
    'POST /api/admin/silent changed users without an entry in the audit log',
  ])
})

it('finds an entry that the row of its call does not name', async () => {
  expect(await call('/api/admin/unnamed')).toEqual([
    'POST /api/admin/unnamed added user.contact-changed, which its row does not name',
  ])
})

it.each(['/api/admin/logged', '/api/admin/nothing', '/api/elsewhere'])(
  'accepts one that has an entry, changes nothing or is not of the console: %s',
  async (path) => {
    expect(await call(path)).toEqual([])
  },
)
