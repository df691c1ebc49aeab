import { createClock } from '@farandfew/domain/clock/clock.ts'
import { sql } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import { seed } from '../../../src/seed/seed.ts'
import { decide, undo } from '../../../src/club/invites/decision.service.ts'
import { withdrawRequest } from '../../../src/club/invites/member-requests.queries.ts'
import type { InviteName } from '../../../src/club/invites/invite.queries.ts'
import { operatorCall } from '../../../src/platform/audit/record-action.ts'
import { sendDueMessages } from '../../../src/platform/outbox/worker.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'
import { insertInvite } from './requests.ts'

const clock = createClock({ clubDate: '2025-05-01', realAt: new Date() })
const rounds = 24
const actor = (operator: string) => ({
  operator,
  operatorId: null,
  role: 'owner' as const,
  session: null,
  address: null,
})

let database: TestDatabase
let db: Db
let context: Parameters<typeof decide>[0]
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 30 })
  db = database.db
  const urls = { web: 'https://club.example', admin: 'https://console.example' }
  context = { clock, urls }
  await seed(db, { demo: false })
  await openConnections(database, 30)
})
afterAll(() => database.close())

const pause = (seconds = 0.01) => sql`select pg_sleep(${seconds})`.execute(db)
const inRounds = <Result>(one: (round: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: rounds }, (_, round) => one(round)))

const decideAs = (operator: string, name: InviteName, status: 'approved' | 'rejected') =>
  db.transaction().execute((trx) =>
    decide(context, operatorCall(trx, actor(operator)), {
      name,
      form: { status, note: undefined },
    }),
  )

const address = (round: number) => `race-${round}@visitors.example`
const statusOf = async ({ id }: InviteName) =>
  (
    await db
      .selectFrom('tripInviteRequests')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

beforeEach(async () => {
  await db.deleteFrom('tripInviteRequests').execute()
  await db.deleteFrom('outbox').execute()
})

const newInvite = async (round: number): Promise<InviteName> => ({
  kind: 'trip',
  id: await insertInvite(db, { email: address(round) }),
})

describe('two concurrent decisions', () => {
  test('result in one decision and one mail', async () => {
    const winners = await inRounds(async (round) => {
      const name = await newInvite(round)
      const results = await Promise.allSettled([
        decideAs('Asha', name, 'approved'),
        decideAs('Meera', name, 'rejected'),
      ])
      const failures = results.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
      )
      expect(failures).toEqual(['ALREADY_DECIDED'])
      return name
    })
    for (const [round, name] of winners.entries()) {
      const mails = await db
        .selectFrom('outbox')
        .select('kind')
        .where('recipient', '=', address(round))
        .execute()
      expect(mails).toEqual([{ kind: `invite.${await statusOf(name)}` }])
    }
  })

  test('control: reading first and writing afterwards decides twice', async () => {
    const writes = await inRounds(async (round) => {
      const name = await newInvite(round)
      const click = async (status: 'approved' | 'rejected') => {
        if ((await statusOf(name)) !== 'pending') return 0
        await pause()
        await db
          .updateTable('tripInviteRequests')
          .set({ status })
          .where('id', '=', name.id)
          .execute()
        return 1
      }
      const [one, other] = await Promise.all([click('approved'), click('rejected')])
      return one + other
    })
    expect(Math.max(...writes)).toBe(2)
  })
})

describe('a decision while the member withdraws the request', () => {
  let userId: number
  beforeAll(async () => {
    const member = { username: 'wavering', passwordHash: '$argon2id$none' }
    const row = await db
      .insertInto('users')
      .values(member)
      .returning('id')
      .executeTakeFirstOrThrow()
    userId = row.id
  })
  const ownInvite = async (round: number): Promise<InviteName> => ({
    kind: 'trip',
    id: await insertInvite(db, { email: address(round), userId }),
  })

  test('ends in one of the two, with a mail only if the decision was first', async () => {
    const outcomes = await inRounds(async (round) => {
      const name = await ownInvite(round)
      const [decided] = await Promise.allSettled([
        decideAs('Asha', name, 'approved'),
        // Spread over the time that the decisions take.
        pause(round / 100).then(() => withdrawRequest(db, { ...name, userId })),
      ])
      return { name, wasDecided: decided.status === 'fulfilled' }
    })
    for (const [round, { name, wasDecided }] of outcomes.entries()) {
      const mails = db.selectFrom('outbox').select('kind').where('recipient', '=', address(round))
      expect([await statusOf(name), await mails.execute()]).toEqual(
        wasDecided ? ['approved', [{ kind: 'invite.approved' }]] : ['withdrawn', []],
      )
    }
  })

  test('control: reading first and withdrawing afterwards withdraws requests that are approved', async () => {
    const outcomes = await inRounds(async (round) => {
      const name = await ownInvite(round)
      const withdrawNaively = async () => {
        if ((await statusOf(name)) !== 'pending') return
        await pause(0.5)
        const change = db
          .updateTable('tripInviteRequests')
          .set({ status: 'withdrawn', decidedAt: null, decidedBy: null, decisionMailId: null })
        await change.where('id', '=', name.id).execute()
      }
      const [decided] = await Promise.allSettled([
        decideAs('Asha', name, 'approved'),
        withdrawNaively(),
      ])
      return decided.status === 'fulfilled' && (await statusOf(name)) === 'withdrawn'
    })
    expect(outcomes).toContain(true)
  })
})

describe('a worker that claims the mail during an undo', () => {
  /** Decided requests whose mails are due now. */
  async function dueDecisions() {
    const decisions = await inRounds(async (round) => {
      const name = await newInvite(round)
      const { decision } = await decideAs('Asha', name, 'approved')
      return { name, decidedAt: decision?.decidedAt ?? '' }
    })
    await db
      .updateTable('outbox')
      .set({ nextAttemptAt: sql<Date>`now()` })
      .execute()
    return decisions
  }

  /** Sends all due mails; returns the recipients. */
  async function work(): Promise<string[]> {
    const recipients: string[] = []
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
    await sendDueMessages({
      db,
      log: silent,
      sms: { send: () => Promise.resolve() },
      mail: {
        send: async ({ to }) => {
          recipients.push(to)
          await Promise.resolve()
        },
      },
    })
    return recipients
  }

  test('either sends the mail or finds it deleted: no undone decision is mailed, and no mailed decision is undone', async () => {
    const decisions = await dueDecisions()
    const undoing = Promise.all(
      decisions.map(({ name, decidedAt }) =>
        db
          .transaction()
          .execute((trx) => undo(context, operatorCall(trx, actor('Asha')), { name, decidedAt }))
          .then(
            () => 'pending',
            (error: { code: string }) => error.code,
          ),
      ),
    )
    const [recipients, outcomes] = await Promise.all([work(), undoing])
    for (const [round, { name }] of decisions.entries()) {
      const wasMailed = recipients.filter((to) => to === address(round)).length
      const status = await statusOf(name)
      expect([outcomes[round], status, wasMailed]).toEqual(
        status === 'pending' ? ['pending', 'pending', 0] : ['UNDO_TOO_LATE', 'approved', 1],
      )
    }
  })

  test('control: reading first and undoing afterwards undoes decisions that were mailed', async () => {
    const decisions = await dueDecisions()
    const undoNaively = async ({ name }: { name: InviteName }, round: number) => {
      const mail = await db
        .selectFrom('outbox')
        .select('id')
        .where('recipient', '=', address(round))
        .where('attempts', '=', 0)
        .executeTakeFirst()
      if (!mail) return
      await pause()
      await db.deleteFrom('outbox').where('id', '=', mail.id).execute()
      await db
        .updateTable('tripInviteRequests')
        .set({ status: 'pending', decidedAt: null, decidedBy: null })
        .set({ decisionMailId: null })
        .where('id', '=', name.id)
        .execute()
    }
    const undoing = Promise.all(decisions.map(undoNaively))
    const [recipients] = await Promise.all([work(), undoing])
    const states = await Promise.all(decisions.map(({ name }) => statusOf(name)))
    const mailedAndPending = states.filter(
      (status, round) => status === 'pending' && recipients.includes(address(round)),
    )
    expect(mailedAndPending.length).toBeGreaterThan(0)
  })
})
