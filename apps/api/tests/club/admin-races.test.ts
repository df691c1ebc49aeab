import type { Annotations } from '@farandfew/domain/annotations/admin-annotations.ts'
import {
  countFaults,
  type Fault,
  type Integrity,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import type { Mailing, MailTemplate } from '@farandfew/domain/mailings/mailings.ts'
import { noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { checkSums } from '../../src/club/integrity/check-sums.ts'
import { sendMailings } from '../../src/club/mailings/sending.service.ts'
import { addOperator, cookieOf, openConsole, signInOperator } from '../harness/console.ts'
import { fromPage } from '../harness/members.ts'
import { behind, type Race, raceable, testRaces } from '../harness/race.ts'
import { createTestApp, type TestApp } from '../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../support/index.ts'
import { insertBooking, insertDeparture, insertUser } from '../support/rows.ts'
import { insertInvite } from './invites/requests.ts'
import { insertGroup, toGroup } from './mailings/writing.ts'

let database: TestDatabase
let api: TestApp
let meera: string
let ben: string
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 8 })
  api = await createTestApp({ database: raceable(database) })
})
beforeEach(async () => {
  await api.reset()
  ;[meera, ben] = [await openConsole(api, 'Meera'), await openConsole(api, 'Ben')]
})
afterAll(async () => {
  await api.close()
  await database.close()
})

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

async function ask<T>(cookie: string, method: Method, path: string, payload?: object) {
  const answer = await api.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: fromPage(cookie),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json<T & { code?: string }>() }
}

/** The status of a success, or the code of the problem. */
async function send(cookie: string, method: Method, path: string, payload?: object) {
  const { status, body } = await ask<object>(cookie, method, path, payload)
  return body.code ?? status
}

const count = async (action: string) => {
  const rows = await database.db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', action)
    .execute()
  return rows.length
}

const addNote = async (id: number) => {
  const { body } = await ask<Annotations>(meera, 'POST', `annotations/member/${id}/notes`, {
    text: 'Calls before noon.',
  })
  return `annotations/member/${id}/notes/${body.notes[0]!.id}`
}

async function addInquiry(): Promise<number> {
  const sent = { name: 'Asha', email: 'asha@visitors.example', destination: 'Turkey' }
  const { id } = await database.db
    .insertInto('inquiries')
    .values({ ...sent, message: 'When?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const later = () => new Date(Date.now() + 3_600_000).toISOString()

async function addMailing(sendAt: string | null): Promise<Mailing> {
  await insertGroup(database.db, ['Asha'])
  const form = { ...toGroup, sendAt, key: randomUUID() }
  return (await ask<Mailing>(meera, 'POST', 'mailings', form)).body
}

const step = (cookie: string, { id, version }: Mailing, state: string) =>
  send(cookie, 'POST', `mailings/${id}/state`, { state, version })

const fields = { name: 'Welcome', subject: 'Welcome', text: 'Hello.' }

async function addTemplate(): Promise<MailTemplate> {
  return (await ask<MailTemplate>(meera, 'POST', 'mail-templates', fields)).body
}

/** A refund that the gateway has refused. */
async function refuseRefund(): Promise<Fault> {
  const userId = await insertUser(database.db)
  const id = await insertBooking(database.db, {
    userId,
    tripScheduleId: 7,
    status: 'cancelled',
    paymentStatus: 'paid',
    amountPaid: 20_000_000,
    refundAmount: 20_000_000,
    endedBy: 'club',
    endedAt: new Date(),
  })
  await sql`
    with o as (
      insert into payment_orders (order_id, booking_id, user_id, trip_id, schedule_id, amount, currency, receipt, status, kind)
      values ('order_1', ${id}, ${userId}, 1, 7, 20000000, 'INR', 'r-1', 'paid', 'at once') returning id
    ), p as (
      insert into payments (gateway_id, payment_order_id, amount, currency, is_booked)
      select 'pay_1', id, 20000000, 'INR', true from o returning id
    )
    insert into refunds (booking_id, payment_id, amount, reason, status, requested_on)
    select ${id}, id, 20000000, 'club', 'failed', '2025-05-01' from p
  `.execute(database.db)
  return findFault('refund-failed')
}

async function findFault(kind: string): Promise<Fault> {
  const { body } = await ask<Integrity>(meera, 'GET', 'integrity')
  return body.kinds.find((one) => one.kind === kind)!.faults[0]!
}

/** A cancelled booking that was paid outside the site. */
async function owePayout(): Promise<Fault> {
  const bookingId = await insertBooking(database.db, {
    userId: await insertUser(database.db),
    tripScheduleId: 7,
    status: 'cancelled',
    paymentStatus: 'paid',
    amountPaid: 20_000_000,
    refundAmount: 20_000_000,
    endedBy: 'club',
    endedAt: new Date(),
  })
  const refund = {
    bookingId,
    amount: 20_000_000,
    reason: 'club',
    requestedOn: '2025-05-01',
  } as const
  await database.db
    .insertInto('refunds')
    .values({ ...refund, status: 'by-hand' })
    .execute()
  return findFault('refund-by-hand')
}

const resolve = (cookie: string, kind: string, { key, mark }: Fault, action: string, form = {}) =>
  send(cookie, 'POST', `integrity/${kind}/${key}/${action}`, { mark, ...form })
const payout = { reason: 'Paid by bank transfer', reference: 'UTR 4711' }
const handRefunds = async () =>
  (
    await database.db
      .selectFrom('refunds')
      .select('amount')
      .where('reference', 'is not', null)
      .execute()
  ).length

const races: Record<string, () => Promise<Race>> = {
  'two changes of a note': async () => {
    const note = await addNote(await insertUser(database.db))
    const change = (text: string) => () => send(meera, 'PATCH', note, { text, version: 1 })
    return { first: change('One'), second: change('Two'), expected: [200, 'NOTE_CHANGED'] }
  },
  'a deleted note and its change': async () => {
    const note = await addNote(await insertUser(database.db))
    return {
      first: () => send(meera, 'DELETE', note),
      second: () => send(meera, 'PATCH', note, { text: 'Two', version: 1 }),
      facts: () => count('note.changed'),
      expected: [200, 'NOT_FOUND', 0],
    }
  },
  'the last two tags of a member': async () => {
    const path = `annotations/member/${await insertUser(database.db)}/tags`
    for (let n = 1; n < 20; n += 1) await send(meera, 'POST', path, { tag: `tag ${n}` })
    return {
      first: () => send(meera, 'POST', path, { tag: 'one' }),
      second: () => send(ben, 'POST', path, { tag: 'two' }),
      expected: [200, 'TAGS_FULL'],
    }
  },
  'two assignees': async () => {
    const path = `annotations/inquiry/${await addInquiry()}/assignee`
    const [one, two] = [
      await addOperator(api, 'owner', 'Ana'),
      await addOperator(api, 'owner', 'Uma'),
    ]
    const assign = (cookie: string, operatorId: number) => () =>
      send(cookie, 'PUT', path, { operatorId, from: null })
    return {
      first: assign(meera, one.id),
      second: assign(ben, two.id),
      expected: [200, 'ASSIGNEE_CHANGED'],
    }
  },
  'a deactivated operator and something for them to take on': async () => {
    const path = `annotations/inquiry/${await addInquiry()}/assignee`
    const { id } = await addOperator(api, 'bookings', 'Uma')
    const owner = cookieOf(await signInOperator(api, await addOperator(api, 'owner', 'Ana')))
    return {
      first: () => send(owner, 'POST', `operators/${id}/deactivate`),
      second: () => send(ben, 'PUT', path, { operatorId: id, from: null }),
      facts: async () =>
        (await database.db.selectFrom('assignments').select('operatorId').execute()).length,
      expected: [200, 'OPERATOR_CHANGED', 0],
    }
  },
  'two changes of a role': async () => {
    const { id } = await addOperator(api, 'bookings', 'Uma')
    await addOperator(api, 'owner', 'Ana')
    const change = (cookie: string, role: string) => () =>
      send(cookie, 'PATCH', `operators/${id}`, { before: 'bookings', role })
    return {
      first: change(meera, 'content'),
      second: change(ben, 'owner'),
      expected: [200, 'OPERATOR_CHANGED'],
    }
  },
  'two links for an operator': async () => {
    await addOperator(api, 'owner', 'Ana')
    const { id } = await addOperator(api, 'bookings', 'Uma')
    const renew = (cookie: string) => () =>
      send(cookie, 'POST', `operators/${id}/link`, { state: 'active' })
    return {
      first: renew(meera),
      second: renew(ben),
      facts: () => count('operator.link-sent'),
      expected: [200, 'OPERATOR_CHANGED', 1],
    }
  },
  'two decisions about an invite': async () => {
    const id = await insertInvite(database.db, { email: 'asha@visitors.example' })
    const decide = (cookie: string, status: string) => () =>
      send(cookie, 'POST', `invites/trip/${id}/decision`, { status })
    return {
      first: decide(meera, 'approved'),
      second: decide(ben, 'rejected'),
      facts: async () =>
        (
          await database.db
            .selectFrom('outbox')
            .select('id')
            .where('kind', 'in', ['invite.approved', 'invite.rejected'])
            .execute()
        ).length,
      expected: [200, 'ALREADY_DECIDED', 1],
    }
  },
  'two approvals for the last seat of a departure': async () => {
    const scheduleId = await insertDeparture(database.db, 1, {
      departureDate: '2025-09-20',
      spotsTotal: 1,
    })
    const approve = async (cookie: string, email: string) => {
      const id = await insertInvite(database.db, { email, scheduleId })
      return () => send(cookie, 'POST', `invites/trip/${id}/decision`, { status: 'approved' })
    }
    return {
      first: await approve(meera, 'asha@visitors.example'),
      second: await approve(ben, 'ravi@visitors.example'),
      facts: () => count('invite.approved'),
      expected: [200, 'APPROVED_BEYOND_SEATS', 1],
    }
  },
  'one decision about an invite and one about several': async () => {
    const id = await insertInvite(database.db, { email: 'asha@visitors.example' })
    const rows = [{ kind: 'trip', id }]
    return {
      first: () => send(meera, 'POST', `invites/trip/${id}/decision`, { status: 'approved' }),
      second: async () => {
        const form = { rows, status: 'rejected' }
        const { body } = await ask<{ results: { outcome: string }[] }>(
          ...([ben, 'POST', 'invites/decisions', form] as const),
        )
        return body.results[0]?.outcome
      },
      expected: [200, 'refused'],
    }
  },
  'two decisions about a report': async () => {
    const [userId, reportedUserId] = [await insertUser(database.db), await insertUser(database.db)]
    const { id } = await database.db
      .insertInto('memberReports')
      .values({ userId, reportedUserId, reason: 'other', words: 'Too loud' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const decide = (cookie: string, decision: string) => () =>
      send(cookie, 'POST', `reports/${id}/decision`, { decision, before: null })
    return {
      first: decide(meera, 'no-action'),
      second: decide(ben, 'requests-stopped'),
      expected: [200, 'ALREADY_DECIDED'],
    }
  },
  'two decisions about a review': async () => {
    const { id } = await database.db
      .insertInto('reviews')
      .values({
        userId: await insertUser(database.db),
        departureId: 7,
        rating: 5,
        words: 'A walk in good company, from the first day on.',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      first: () => send(meera, 'POST', `reviews/${id}/approve`, { version: 1 }),
      second: () =>
        send(ben, 'POST', `reviews/${id}/decline`, {
          version: 1,
          reason: 'Please leave out the name of the hotel.',
        }),
      expected: [200, 'REVIEW_CHANGED'],
    }
  },
  "two changes of the club's details": async () => {
    const change = (cookie: string, phone: string) => () =>
      send(cookie, 'PUT', 'club', { before: noClubIdentity, after: { phone, isSample: false } })
    return {
      first: change(meera, '+919845011223'),
      second: change(ben, '+919845011224'),
      expected: [200, 'CLUB_CHANGED'],
    }
  },
  'two changes of a departure': async () => {
    const change = (cookie: string, spotsTotal: number) => () =>
      send(cookie, 'PATCH', 'departures/7', { before: { spotsTotal: 12 }, after: { spotsTotal } })
    return {
      first: change(meera, 10),
      second: change(ben, 11),
      expected: [200, 'DEPARTURE_CHANGED'],
    }
  },
  'two steps of a mailing': async () => {
    const mailing = await addMailing(later())
    return {
      first: () => step(meera, mailing, 'sending'),
      second: () => step(ben, mailing, 'cancelled'),
      expected: [200, 'MAILING_CHANGED'],
    }
  },
  'a change of a mailing and its start': async () => {
    const mailing = await addMailing(later())
    const { id, version } = mailing
    const change = { subject: 'New', text: 'Newer', sendAt: later(), version }
    return {
      first: () => send(meera, 'PATCH', `mailings/${id}`, change),
      second: () => step(ben, mailing, 'sending'),
      facts: async () => (await database.db.selectFrom('outbox').select('id').execute()).length,
      expected: [200, 'MAILING_CHANGED', 0],
    }
  },
  'a cancelled mailing and its time': async () => {
    const mailing = await addMailing(later())
    await database.db.updateTable('mailings').set({ sendAt: new Date() }).execute()
    return {
      first: () => step(meera, mailing, 'cancelled'),
      second: () => sendMailings(api.context),
      facts: async () => (await database.db.selectFrom('outbox').select('id').execute()).length,
      expected: [200, undefined, 0],
    }
  },
}

testRaces(() => database, races)

const racesInSql: Record<string, () => Promise<Race>> = {
  'two changes of a template': async () => {
    const { id, version } = await addTemplate()
    const change = (cookie: string, subject: string) => () =>
      send(cookie, 'PUT', `mail-templates/${id}`, { ...fields, subject, version })
    return {
      first: change(meera, 'One'),
      second: change(ben, 'Two'),
      expected: [200, 'TEMPLATE_CHANGED'],
    }
  },
  'a deleted template and its change': async () => {
    const { id, version } = await addTemplate()
    return {
      first: () => send(meera, 'DELETE', `mail-templates/${id}?version=${version}`),
      second: () => send(ben, 'PUT', `mail-templates/${id}`, { ...fields, version }),
      expected: [200, 'NOT_FOUND'],
    }
  },
  'two templates of one name': async () => {
    const add = (cookie: string) => () => send(cookie, 'POST', 'mail-templates', fields)
    return { first: add(meera), second: add(ben), expected: [201, 'TEMPLATE_EXISTS'] }
  },
  'one payout outside the site, noted twice': async () => {
    const fault = await owePayout()
    const note = (cookie: string) => () =>
      resolve(cookie, 'refund-by-hand', fault, 'by-hand', payout)
    return {
      first: note(meera),
      second: note(ben),
      facts: handRefunds,
      expected: [200, 'FAULT_CHANGED', 1],
    }
  },
  'one refund, paid out by hand twice': async () => {
    const fault = await refuseRefund()
    const note = (cookie: string) => () =>
      resolve(cookie, 'refund-failed', fault, 'by-hand', payout)
    return {
      first: note(meera),
      second: note(ben),
      facts: handRefunds,
      expected: [200, 'FAULT_CHANGED', 1],
    }
  },
  'a refund tried again and paid out by hand': async () => {
    const fault = await refuseRefund()
    return {
      first: () => resolve(meera, 'refund-failed', fault, 'retry'),
      second: () => resolve(ben, 'refund-failed', fault, 'by-hand', payout),
      facts: handRefunds,
      expected: [200, 'FAULT_CHANGED', 0],
    }
  },
  'one mark of an address, cleared twice': async () => {
    const { id } = await database.db
      .insertInto('refusedAddresses')
      .values({ email: 'gone@mail.example', reply: '550' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const clear = (cookie: string) => () => send(cookie, 'DELETE', `refused-addresses/${id}`)
    return { first: clear(meera), second: clear(ben), expected: [200, 'NOT_FOUND'] }
  },
  'one inquiry, answered twice': async () => {
    const id = await addInquiry()
    const answer = (cookie: string) => () =>
      send(cookie, 'POST', `inquiries/${id}/answered`, { answered: true })
    return {
      first: answer(meera),
      second: answer(ben),
      facts: () => count('inquiry.answered'),
      expected: [200, 200, 1],
    }
  },
}

// A unique index, or a statement that changes only what it has seen, decides these.
testRaces(() => database, racesInSql, { control: false })

describe('two sums of one kind, noted as settled at once', () => {
  it('are settled one after the other', async () => {
    const { db } = database
    await sql`insert into receipt_years values ('2023-24', 1), ('2024-25', 1)`.execute(db)
    await checkSums(api.context, { olderThanMinutes: 0 })
    const { body } = await ask<Integrity>(meera, 'GET', 'integrity')
    const { faults } = body.kinds.find(({ kind }) => kind === 'receipt-gap')!
    const [one, two] = faults as [Fault, Fault]
    const reason = { reason: 'The accountant knows of it' }
    const settle = (cookie: string, fault: Fault) => () =>
      resolve(cookie, 'receipt-gap', fault, 'settle', reason)
    const answers = await behind(
      database,
      (trx) => trx.selectFrom('integrityFindings').select('key').forUpdate().execute(),
      { first: settle(meera, one), second: settle(ben, two) },
    )
    expect(answers).toEqual([200, 200])
    const left = await ask<Integrity>(meera, 'GET', 'integrity')
    expect(countFaults(left.body.kinds)).toBe(0)
  })
})
