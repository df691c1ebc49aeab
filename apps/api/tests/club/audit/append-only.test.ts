import { sql } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../support/index.ts'

const columns = 'id, action'
/** Statements that the owner of the table might try. */
const tries = [
  `update audit_log set action = 'nothing'`,
  `update audit_log set action = 'nothing' where id = -1`,
  `update only audit_log set details = '{}'`,
  `delete from audit_log`,
  `delete from audit_log where id = 1`,
  `with gone as (delete from audit_log returning id) select count(*) from gone`,
  `truncate audit_log`,
  `truncate audit_log, newsletters restart identity cascade`,
  `insert into audit_log (${columns}) overriding system value values (1, 'nothing')
    on conflict (id) do update set action = 'nothing'`,
  `merge into audit_log using (select 1 as id) one on audit_log.id = one.id
    when matched then delete`,
  `merge into audit_log using (select 1 as id) one on audit_log.id = one.id
    when matched then update set action = 'nothing'`,
]

describe.each([
  ['embedded', createEmbeddedTestDatabase],
  ['postgres', createTestDatabase],
] as const)('the audit log of the %s database', (_kind, create) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await create()
    db = database.db
    await db.insertInto('auditLog').values({ action: 'session.opened' }).execute()
  })
  afterAll(() => database.close())

  const rejection = { message: 'the audit log is append only' }
  const stored = () => db.selectFrom('auditLog').select(['id', 'action']).execute()

  it("belongs to the user of the test's connection", async () => {
    const { rows } = await sql`
      select tableowner = current_user as owned from pg_tables where tablename = 'audit_log'
    `.execute(db)
    expect(rows).toEqual([{ owned: true }])
  })

  it.each(tries)("rejects its owner's statement: %s", async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject(rejection)
    expect(await stored()).toEqual([{ id: 1, action: 'session.opened' }])
  })

  it.each(tries)('rejects a statement in a replication session: %s', async (statement) => {
    const replay = db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql.raw(statement).execute(trx)
    })
    await expect(replay).rejects.toMatchObject(rejection)
    expect(await stored()).toEqual([{ id: 1, action: 'session.opened' }])
  })
})
