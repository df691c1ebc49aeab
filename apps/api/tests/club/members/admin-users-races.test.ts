import type { MergePreview } from '@farandfew/domain/member-merges/member-merges.ts'
import { lockRequest } from '../../../src/club/invites/decision.queries.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, plainSite } from '../../harness/members.ts'
import { behind, type Race, raceable, testRaces } from '../../harness/race.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertBooking, insertDeparture, insertUser } from '../../support/rows.ts'
import { insertInvite } from '../invites/requests.ts'

let database: TestDatabase
let api: TestApp
let admin: string
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 8 })
  api = await createTestApp({ ...plainSite, database: raceable(database) })
})
beforeEach(async () => {
  await api.reset()
  admin = await openConsole(api, 'Ben')
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const reason = 'On request'
const codeOf = (statusCode: number, body: string) =>
  statusCode < 400 ? statusCode : (JSON.parse(body) as { code: string }).code

async function send(url: string, payload: object, method: 'POST' | 'PATCH' = 'POST') {
  const headers = fromPage(admin)
  const { statusCode, body } = await api.app.inject({ method, url, headers, payload })
  return codeOf(statusCode, body)
}
const care = (id: number, call: string, body: object = { reason }) =>
  send(`/api/admin/users/${id}/${call}`, body)
const erase = (id: number, username: string, refund = 0) =>
  care(id, 'erasure', { username, refund })

async function mergeOf(into: number, from: number) {
  const url = `/api/admin/users/${into}/merge?other=${from}`
  const answer = await api.app.inject({ url, headers: { cookie: admin } })
  const { version } = answer.json<MergePreview>()
  return () => care(into, 'merge', { otherId: from, version, reason })
}

const book = (userId: number, tripScheduleId = 7) =>
  insertBooking(database.db, { userId, tripScheduleId, status: 'confirmed' })

async function hold(member: SignedIn, scheduleId: number) {
  const url = '/api/bookings'
  const headers = fromPage(member.cookie)
  const answer = await api.app.inject({
    method: 'POST',
    url,
    headers,
    payload: { scheduleId },
  })
  return codeOf(answer.statusCode, answer.body)
}

const usernames = async () => {
  const rows = await database.db.selectFrom('users').select('username').orderBy('id').execute()
  return rows.map(({ username }) => username)
}
const logged = async (action: string) => {
  const { db } = database
  const rows = await db
    .selectFrom('auditLog')
    .select('id')
    .where('action', 'like', action)
    .execute()
  return rows.length
}
const ownersOfBookings = async () => {
  const rows = await database.db
    .selectFrom('bookings')
    .select(['userId', 'status'])
    .orderBy('id')
    .execute()
  return rows.map(({ userId, status }) => `${userId} ${status}`)
}

/** Two members; the second one's address is confirmed. */
async function addPair() {
  const { db } = database
  const confirmed = { email: 'two@mail.example', emailVerifiedAt: new Date() }
  const one = await insertUser(db, { username: 'one', email: 'one@mail.example' })
  return [one, await insertUser(db, { username: 'two', ...confirmed })] as const
}

const change = (id: number, before: object, after: object) =>
  send(`/api/admin/users/${id}/contact`, { before, after, reason }, 'PATCH')

const races: Record<string, () => Promise<Race>> = {
  'two changes of the same contact data': async () => {
    const [one] = await addPair()
    const email = 'one@mail.example'
    const to = (address: string) => change(one, { email }, { email: address })
    return {
      first: () => to('first@mail.example'),
      second: () => to('second@mail.example'),
      facts: () => logged('user.contact-changed'),
      expected: [200, 'MEMBER_CHANGED', 1],
    }
  },
  'a change of the address and its confirmation': async () => {
    const [one] = await addPair()
    const email = 'one@mail.example'
    return {
      first: () => change(one, { email }, { email: 'other@mail.example' }),
      second: () => care(one, 'confirm', { what: 'email', value: email, reason }),
      facts: () => logged('user.confirmed'),
      expected: [200, 'MEMBER_CHANGED', 0],
    }
  },
  'a change of the address and a reset link to the old one': async () => {
    const [, two] = await addPair()
    const email = 'two@mail.example'
    return {
      first: () => change(two, { email }, { email: 'other@mail.example' }),
      second: () => care(two, 'reset-link'),
      facts: () => logged('user.reset-link-sent'),
      expected: [200, 'EMAIL_NOT_VERIFIED', 0],
    }
  },
  'two deactivations': async () => {
    const [one] = await addPair()
    return {
      first: () => care(one, 'deactivate'),
      second: () => care(one, 'deactivate'),
      facts: () => logged('user.deactivated'),
      expected: [200, 'MEMBER_CHANGED', 1],
    }
  },
  'two reactivations': async () => {
    const [one] = await addPair()
    await care(one, 'deactivate')
    return {
      first: () => care(one, 'reactivate'),
      second: () => care(one, 'reactivate'),
      facts: () => logged('user.reactivated'),
      expected: [200, 'MEMBER_CHANGED', 1],
    }
  },
  'a deactivation and a merge into that account': async () => {
    const [one, two] = await addPair()
    return {
      first: () => care(one, 'deactivate'),
      second: await mergeOf(one, two),
      facts: () => logged('user.merged'),
      expected: [200, 'MERGE_REFUSED', 0],
    }
  },
  'the same merge twice': async () => {
    const [one, two] = await addPair()
    await book(two)
    const [first, second] = [await mergeOf(one, two), await mergeOf(one, two)]
    const expected = [200, 'MERGE_REFUSED', 2]
    return { first, second, facts: () => logged('user.merged'), expected }
  },
  'merges of two accounts into each other': async () => {
    const [one, two] = await addPair()
    await book(one, 11)
    await book(two)
    const [first, second] = [await mergeOf(one, two), await mergeOf(two, one)]
    const expected = [200, 'MERGE_REFUSED', [`${one} confirmed`, `${one} confirmed`]]
    return { first, second, facts: ownersOfBookings, expected }
  },
  'the same undo twice': async () => {
    const [one, two] = await addPair()
    await book(two)
    await (
      await mergeOf(one, two)
    )()
    const undo = () => care(one, 'merge/undo')
    const expected = [200, 'MEMBER_CHANGED', 2]
    return { first: undo, second: undo, facts: () => logged('user.merge-undone'), expected }
  },
  'an undo and the erasure of the kept account': async () => {
    const [one, two] = await addPair()
    await (
      await mergeOf(one, two)
    )()
    return {
      first: () => care(one, 'merge/undo'),
      second: () => erase(one, 'one'),
      facts: usernames,
      // The other account is its own again, so it stays.
      expected: [200, 200, ['two']],
    }
  },
  'a merge and the erasure of the kept account': async () => {
    const [one, two] = await addPair()
    const first = await mergeOf(one, two)
    const expected = [200, 200, []]
    return { first, second: () => erase(one, 'one'), facts: usernames, expected }
  },
  'an erasure and a merge': async () => {
    const [one, two] = await addPair()
    const second = await mergeOf(one, two)
    const expected = [200, 'NOT_FOUND', ['one']]
    return { first: () => erase(two, 'two'), second, facts: usernames, expected }
  },
  'two erasures': async () => {
    const [one] = await addPair()
    const expected = [200, 'NOT_FOUND', 1]
    const first = () => erase(one, 'one')
    return { first, second: first, facts: () => logged('user.erased'), expected }
  },
  'a new hold and a merge': async () => {
    const [one] = await addPair()
    const [asha] = (await insertSignedIn(database.db, 1)) as [SignedIn]
    return {
      first: () => hold(asha, 7),
      second: await mergeOf(one, asha.id),
      facts: ownersOfBookings,
      // The operator did not see the booking.
      expected: [201, 'MEMBER_CHANGED', [`${asha.id} pending`]],
    }
  },
  'a new hold and an erasure': async () => {
    const [asha] = (await insertSignedIn(database.db, 1)) as [SignedIn]
    const { username } = await database.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', asha.id)
      .executeTakeFirstOrThrow()
    return {
      first: () => hold(asha, 7),
      second: () => erase(asha.id, username),
      facts: ownersOfBookings,
      expected: [201, 200, ['null cancelled']],
    }
  },
}

testRaces(() => database, races)

describe('a merge and an erasure at once', () => {
  it.each(['kept', 'other'] as const)('of the %s account come one after the other', async (who) => {
    const { db } = database
    const [into, from] = [
      await insertUser(db, { username: 'one' }),
      await insertUser(db, { username: 'two' }),
    ]
    const booking = await book(from)
    await book(into, 11)
    const erased = who === 'kept' ? into : from
    const answers = await behind(
      database,
      (trx) =>
        trx.selectFrom('bookings').select('id').where('id', '=', booking).forUpdate().execute(),
      {
        first: await mergeOf(into, from),
        second: () => erase(erased, who === 'kept' ? 'one' : 'two'),
      },
    )
    expect(answers).toEqual([200, who === 'kept' ? 200 : 'MEMBER_CHANGED'])
  })
})

describe('a departure given to an invite and a merge of its member at once', () => {
  it('come one after the other', async () => {
    const { db } = database
    const [one, two] = await addPair()
    const fields = { tripId: 9, userId: two, status: 'approved' } as const
    const invite = await insertInvite(db, fields)
    const departureDate = '2025-09-20'
    const scheduleId = await insertDeparture(db, 9, { departureDate })
    const answers = await behind(
      database,
      (trx) => lockRequest(trx, { kind: 'trip', id: invite }),
      {
        first: () => send(`/api/admin/invites/trip/${invite}/departure`, { scheduleId }),
        second: await mergeOf(one, two),
      },
    )
    expect(answers).toEqual([200, 'MEMBER_CHANGED'])
  })
})
